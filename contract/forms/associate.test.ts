import { describe, expect, it } from 'vitest';
import { demoAssociateForm } from '../../demo/forms.ts';
import { fieldTexts } from '../testing/fieldTexts.ts';
import { associateForm } from './associate.ts';
import { emptyAssociateForm } from './fields.ts';

const REQUIRED = 'Field is required';
const INVALID = 'Field is invalid';
const SELECT = 'Field should contain one of select options';
const a = (n: number) => 'a'.repeat(n);
const complete = demoAssociateForm({ firstName: 'Kira', lastName: 'Novak', agency: 'northwind' });

const refused = (changes: Record<string, unknown>): Record<string, string> => {
  const { error } = associateForm.safeParse({ ...complete, ...changes });
  return error ? fieldTexts(error) : {};
};
const inProfile = (changes: Record<string, unknown>) =>
  refused({ businessProfile: { ...complete.businessProfile, ...changes } });
const inAddress = (changes: Record<string, unknown>) =>
  refused({ address: { ...complete.address, ...changes } });

describe('each field at its limits', () => {
  it.each([
    ['firstName', '', REQUIRED],
    ['firstName', a(120), undefined],
    ['firstName', a(121), 'Field length more than 120 chars'],
    ['lastName', 'R2', 'Field should contain only letters, dashes and apostrophes'],
    ['companyName', undefined, REQUIRED],
    ['companyName', a(200), undefined],
    ['companyName', a(201), 'Field length more than 200 chars'],
    ['jobTitle', '  ', REQUIRED],
    ['preferredPhoneNumber', '12345', 'Field length less than 6 chars'],
    ['preferredPhoneNumber', '123456', undefined],
    ['preferredPhoneNumber', '1234567890123456789', 'Field length more than 18 chars'],
    ['preferredPhoneNumber', '555-CALL', INVALID],
    ['loyaltyNumber', '', undefined],
    ['loyaltyNumber', a(201), 'Field length more than 200 chars'],
    ['hwsAccountManager', null, undefined],
    ['hotelAccreditations', [], undefined],
    ['hotelAccreditations', ['NONE', 'HYATT'], SELECT],
  ])('%s: %j → %s', (path, value, text) =>
    expect(refused({ [path]: value })).toEqual(text ? { [path]: text } : {}),
  );

  it.each([
    ['conductsBusinessInternationally', undefined, undefined],
    ['conductsBusinessInternationally', 1, 'Field should be only Yes or Not'],
    ['hotelTypes', ['NOT_APPLICABLE'], undefined],
    ['hotelTypes', ['NOT_APPLICABLE', 'LUXURY'], SELECT],
    ['marketSegments', ['SMERF', 'GOVERNMENT'], undefined],
    ['percentOfAPAC', '91-100%', undefined],
    ['percentOfAPAC', '100%', SELECT],
    ['receiveEmails', undefined, undefined],
  ])('businessProfile.%s: %j → %s', (path, value, text) =>
    expect(inProfile({ [path]: value })).toEqual(text ? { [`businessProfile.${path}`]: text } : {}),
  );

  it('asks for a percentage for each size', () => {
    expect(inProfile({ percentOfMeetings: { '10-50': '1-10%' } })).toEqual({});
    expect(inProfile({ percentOfMeetings: { '501+': '7%' } })).toEqual({
      'businessProfile.percentOfMeetings.501+': SELECT,
    });
  });

  it.each([
    [{ country: 'CA', state: 'QC', zip: 'H2Y 1C6' }, {}],
    [{ country: 'CA', zip: 'H2Y 1C6' }, { 'address.state': SELECT }],
    [{ zip: 'H2Y 1C6' }, { 'address.zip': INVALID }],
    [{ zip: '1234' }, { 'address.zip': 'Field length less than 5 chars' }],
    [{ street: '' }, { 'address.street': REQUIRED }],
  ])('address %j → %j', (changes, texts) => expect(inAddress(changes)).toEqual(texts));
});

it('drops fields that a client may not set', () => {
  const sent = { ...complete, associateStatus: 'ACCREDITED', isAcknowledged: true, email: 'x' };
  expect(associateForm.parse(sent)).toEqual(complete);
});

it('an empty form has exactly the errors of decision I25', () => {
  const { error } = associateForm.safeParse(emptyAssociateForm());
  expect(Object.keys(error ? fieldTexts(error) : {}).sort()).toEqual([
    'address.city',
    'address.country',
    'address.state',
    'address.street',
    'address.zip',
    'companyName',
    'firstName',
    'jobTitle',
    'lastName',
    'preferredPhoneNumber',
  ]);
});
