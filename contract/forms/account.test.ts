import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { usualPolicies } from '../policies.ts';
import { fieldTexts } from '../testing/fieldTexts.ts';
import * as account from './account.ts';
import { invitationQuery } from './invitationQuery.ts';
import { sendInvitationsForm } from './invitations.ts';

const forms = account.passwordForms(() => usualPolicies);

const refused = (form: z.ZodType, value: unknown): Record<string, string> => {
  const { error } = form.safeParse(value);
  return error ? fieldTexts(error) : {};
};
const a = (n: number) => 'a'.repeat(n);
const REQUIRED = 'Field is required';
const SAME = 'Field should be same as password';

describe('sign-in', () => {
  it.each([
    [{ identity: 'a@x.example', password: 'Abcdef1!' }, {}],
    [{ identity: 'a@x.example', password: a(8) }, {}],
    [{ identity: 'a@x.example', password: a(16) }, {}],
    [{}, { identity: REQUIRED, password: REQUIRED }],
    [
      { identity: '', password: '' },
      { identity: REQUIRED, password: REQUIRED },
    ],
    [
      { identity: a(151), password: a(7) },
      {
        identity: 'Field length more than 150 chars',
        password: 'Field length less than 8 chars',
      },
    ],
    [{ identity: a(150), password: a(17) }, { password: 'Field length more than 16 chars' }],
  ])('%j → %j', (form, texts) => expect(refused(forms.login, form)).toEqual(texts));
});

const person = {
  firstName: 'Ada',
  lastName: 'Okafor',
  emailAddress: 'ada@x.example',
  password: 'Welcome1!',
  confirmPassword: 'Welcome1!',
};

describe.each([
  ['agency', forms.agentAccount, person],
  ['associate', forms.associateAccount, { ...person, creationToken: 'token' }],
] as const)('account of an %s', (_, form, complete) => {
  it.each([
    [{}, {}],
    [{ firstName: a(120) }, {}],
    [{ firstName: a(121) }, { firstName: 'Field length more than 120 chars' }],
    [{ lastName: '' }, { lastName: REQUIRED }],
    [{ emailAddress: 'ada' }, { emailAddress: 'Enter valid email' }],
    [{ confirmPassword: '' }, { confirmPassword: REQUIRED }],
    [{ confirmPassword: 'welcome1!' }, { confirmPassword: SAME }],
    [{ confirmPassword: 'Welcome1! ' }, { confirmPassword: SAME }],
  ])('%j → %j', (changes, texts) =>
    expect(refused(form, { ...complete, ...changes })).toEqual(texts),
  );

  it('reports an invalid name and a different confirmation together', () => {
    expect(refused(form, { ...complete, firstName: '', confirmPassword: 'x' })).toEqual({
      firstName: REQUIRED,
      confirmPassword: SAME,
    });
  });

  it('drops display name, job title and role', () => {
    const sent = { ...complete, displayName: 'Boss', jobTitle: 'Boss', pointOfContact: true };
    expect(form.parse(sent)).toEqual(complete);
  });
});

it("an associate's account demands the creation token", () => {
  expect(refused(forms.associateAccount, person)).toEqual({ creationToken: REQUIRED });
});

describe('reset', () => {
  it.each([
    [{ emailAddress: `${a(64)}@${a(63)}.${a(63)}.example` }, {}],
    [
      { emailAddress: `${a(64)}@${a(63)}.${a(63)}.aexample` },
      { emailAddress: 'Field length more than 200 chars' },
    ],
    [{ emailAddress: '' }, { emailAddress: REQUIRED }],
  ])('the address %j → %j', (form, texts) =>
    expect(refused(account.resetRequestForm, form)).toEqual(texts),
  );

  it('a new password follows the rule and has to be repeated', () => {
    const form = { emailAddress: 'a@x.example', resetToken: 't' };
    expect(
      refused(forms.reset, { ...form, password: 'Welcome1!', confirmPassword: 'Welcome1!' }),
    ).toEqual({});
    expect(refused(forms.reset, { ...form, password: 'welcome1', confirmPassword: 'x' })).toEqual({
      password: 'Field must have at least one letter and non-letter character',
      confirmPassword: SAME,
    });
  });
});

it('changing the password demands the current one', () => {
  const fresh = { password: 'Kelp-Otter2!', confirmPassword: 'Kelp-Otter2!' };
  expect(refused(forms.changePassword, fresh)).toEqual({ currentPassword: REQUIRED });
  expect(refused(forms.changePassword, { ...fresh, currentPassword: 'old' })).toEqual({});
});

describe('the query of the invitation list', () => {
  it.each([
    [{}, {}],
    [{ inviteStatus: 'INVITED', inviteType: 'SELF', search: a(200), paging: '2-20' }, {}],
    [{ inviteStatus: '', inviteType: '', search: '' }, {}],
    [{ search: a(201) }, { search: 'Field length more than 200 chars' }],
    [{ search: ['a', 'b'] }, { search: 'Field is invalid' }],
    [{ inviteStatus: 'FAILED' }, { inviteStatus: 'Field should contain one of select options' }],
    [{ inviteType: 'Self' }, { inviteType: 'Field should contain one of select options' }],
    [{ paging: a(50) }, {}],
    [{ paging: ['1', '2'] }, {}],
  ])('%j → %j', (query, texts) => expect(refused(invitationQuery, query)).toEqual(texts));

  it('an empty filter does not filter', () => {
    expect(invitationQuery.parse({ inviteStatus: '', inviteType: '' })).toEqual({
      inviteStatus: undefined,
      inviteType: undefined,
    });
  });
});

describe('a bulk invitation', () => {
  const EMPTY = 'Please type or copy and paste the email addresses.';
  it.each([
    [{ emailAddresses: ['a'] }, {}],
    [{ emailAddresses: [] }, { emailAddresses: EMPTY }],
    [{}, { emailAddresses: EMPTY }],
    [{ emailAddresses: 'a@x.example' }, { emailAddresses: EMPTY }],
    [{ emailAddresses: [7] }, { 'emailAddresses.0': 'Enter valid email' }],
  ])('%j → %j', (form, texts) => expect(refused(sendInvitationsForm, form)).toEqual(texts));
});

it('the client adds a job title and the full name (§3)', () => {
  expect(account.withClientFields({ firstName: 'Ada', lastName: 'Okafor', password: 'x' })).toEqual(
    {
      firstName: 'Ada',
      lastName: 'Okafor',
      password: 'x',
      jobTitle: 'Employee',
      displayName: 'Ada Okafor',
    },
  );
});
