import { expect, test } from 'vitest';
import { agencyForm } from '#contract/forms/agency.ts';
import { emptyAgencyForm } from '#contract/forms/fields.ts';
import { demoAgencyForms } from '#demo/forms.ts';
import { requiredPaths } from './formInfo.ts';
import { errorPaths, formValues } from './formValues.ts';
import { groupStates } from './groups.ts';
import { differences } from './SavedByOthers.tsx';

test('a form starts with what is saved, in its own shape', () => {
  const empty = { name: '', list: [] as string[], nested: { flag: false, number: null } };
  const record = { id: 'mine', name: null, list: ['a'], nested: { flag: true, extra: 1 } };
  expect(formValues(empty, record)).toEqual({
    name: '',
    list: ['a'],
    nested: { flag: true, number: null },
  });
  expect(formValues(empty, undefined)).toEqual(empty);
  expect(formValues(emptyAgencyForm(), demoAgencyForms.northwind)).toEqual(
    demoAgencyForms.northwind,
  );
});

test('differences are listed by path; undefined, null and empty are the same', () => {
  const mine = { a: 'x', b: { c: '', d: ['1'], e: true } };
  const theirs = { a: 'y', b: { c: null, d: ['1', '2'], e: true }, f: undefined };
  expect(differences(mine, theirs)).toEqual({ a: 'y', 'b.d': ['1', '2'] });
  expect(differences(mine, mine)).toEqual({});
});

test('errors are found at any depth', () => {
  const error = { type: 'rule', message: 'no', ref: { name: 'x', type: 'text', message: 'm' } };
  expect(errorPaths({ a: error, b: { c: error, list: [undefined, error] } })).toEqual([
    'a',
    'b.c',
    'b.list.1',
  ]);
});

test('a field is required if the schema refuses it empty', () => {
  const required = requiredPaths(agencyForm, emptyAgencyForm());
  for (const path of [
    'agencyDetails.accountName',
    'agencyDetails.numberOfAgents',
    'agencyDetails.natureOfBusiness',
    'authorizedPOC.mailingAddress.zip',
    'acknowledgeFastPay',
  ]) {
    expect(required).toContain(path);
  }
  for (const path of ['agencyDetails.iataNumber', 'enrolledInFastPay', 'agreeToReceiveEmail']) {
    expect(required).not.toContain(path);
  }
});

test('a group is complete, open, wrong or may stay empty', () => {
  const groups = [
    { name: 'name', fields: ['agencyDetails.accountName'] },
    { name: 'person', fields: ['accountingPOC'] },
    { name: 'terms', fields: ['acknowledgeFastPay'] },
    { name: 'numbers', fields: ['agencyDetails.additionalNumbers'] },
    { name: 'news', fields: ['agreeToReceiveEmail'] },
  ];
  const values = emptyAgencyForm();
  values.agencyDetails.accountName = 'Elm';
  values.agreeToReceiveEmail = true;
  expect(groupStates(groups, agencyForm, values, ['accountingPOC.name'])).toEqual({
    name: 'complete',
    person: 'attention',
    terms: 'open',
    numbers: 'optional',
    news: 'complete',
  });
});
