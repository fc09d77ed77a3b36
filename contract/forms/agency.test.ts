import { describe, expect, it } from 'vitest';
import { demoAgencyForms } from '../../demo/forms.ts';
import { fieldTexts } from '../testing/fieldTexts.ts';
import { agencyForm } from './agency.ts';
import { emptyAgencyForm } from './fields.ts';

const REQUIRED = 'Field is required';
const INVALID = 'Field is invalid';
const SELECT = 'Field should contain one of select options';
const a = (n: number) => 'a'.repeat(n);

type Changes = Record<string, unknown>;

/** Northwind's form with some paths set to other values; `undefined` takes a field out. */
function changed(changes: Changes): unknown {
  const form = structuredClone(demoAgencyForms.northwind) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const parts = path.split('.');
    const last = parts.pop() as string;
    const parent = parts.reduce((node, part) => node[part] as Record<string, unknown>, form);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return form;
}
const refused = (changes: Changes): Record<string, string> => {
  const { error } = agencyForm.safeParse(changed(changes));
  return error ? fieldTexts(error) : {};
};

describe('each field at its limits', () => {
  it.each([
    ['agencyDetails.accountName', '', REQUIRED],
    ['agencyDetails.accountName', 'a', undefined],
    ['agencyDetails.accountName', a(300), undefined],
    ['agencyDetails.accountName', a(301), 'Field length more than 300 chars'],
    ['agencyDetails.phoneNumber', '12345', 'Field length less than 6 chars'],
    ['agencyDetails.phoneNumber', '123456', undefined],
    ['agencyDetails.phoneNumber', '123456789012345678', undefined],
    ['agencyDetails.phoneNumber', '1234567890123456789', 'Field length more than 18 chars'],
    ['agencyDetails.phoneNumber', 'phone me', INVALID],
    ['agencyDetails.numberOfAgents', undefined, REQUIRED],
    ['agencyDetails.numberOfAgents', 0, 'Field value less than 1'],
    ['agencyDetails.numberOfAgents', 1, undefined],
    ['agencyDetails.numberOfAgents', '12', undefined],
    ['agencyDetails.numberOfAgents', 'many', 'Field should be numeric'],
    ['agencyDetails.companyDomainEmail', '@', 'Field length less than 2 chars'],
    ['agencyDetails.companyDomainEmail', '@x.example', undefined],
    ['agencyDetails.companyDomainEmail', 'x.example', INVALID],
    ['agencyDetails.companyDomainEmail', 'N/A', INVALID],
    ['agencyDetails.companyWebsite', '', REQUIRED],
    ['agencyDetails.companyWebsite', 'x.example', undefined],
    ['agencyDetails.companyWebsite', 'my site', INVALID],
    ['agencyDetails.companyWebsite', 'N/A', INVALID],
    ['agencyDetails.natureOfBusiness', [], REQUIRED],
    ['agencyDetails.natureOfBusiness', undefined, REQUIRED],
    ['agencyDetails.iataNumber', a(200), undefined],
    ['agencyDetails.iataNumber', a(201), 'Field length more than 200 chars'],
    ['agencyDetails.hwsManager', undefined, undefined],
    ['agencyDetails.physicalAddress.street', '', REQUIRED],
    ['agencyDetails.physicalAddress.city', a(200), undefined],
    ['agencyDetails.physicalAddress.city', a(201), 'Field length more than 200 chars'],
    ['agencyDetails.physicalAddress.state', 'ON', SELECT],
    ['agencyDetails.physicalAddress.country', 'FR', SELECT],
    ['agencyDetails.physicalAddress.country', '', REQUIRED],
    ['agencyDetails.physicalAddress.zip', '1234', 'Field length less than 5 chars'],
    ['agencyDetails.physicalAddress.zip', '12345', undefined],
    ['agencyDetails.physicalAddress.zip', '1234567', INVALID],
    ['agencyDetails.physicalAddress.zip', '12345678', 'Field length more than 7 chars'],
    ['authorizedPOC.name', a(120), undefined],
    ['authorizedPOC.name', a(121), 'Field length more than 120 chars'],
    ['authorizedPOC.name', '4711', 'Field should contain only letters, dashes and apostrophes'],
    ['authorizedPOC.jobTitle', '', REQUIRED],
    ['authorizedPOC.emailAddress', 'ada', 'Enter valid email'],
    ['authorizedPOC.preferredPhone', '', REQUIRED],
    ['accountingPOC.emailAddress', '', REQUIRED],
    ['accountingPOC.mailingAddress.zip', '', REQUIRED],
    ['agencyBusinessProfile.conductsBusinessInternationally', undefined, undefined],
    [
      'agencyBusinessProfile.conductsBusinessInternationally',
      'yes',
      'Field should be only Yes or Not',
    ],
    ['agencyBusinessProfile.numberOfMeetings', '1000+', undefined],
    ['agencyBusinessProfile.numberOfMeetings', '', undefined],
    ['agencyBusinessProfile.numberOfMeetings', '7', SELECT],
    ['agencyBusinessProfile.grossAnnualHotelRevenue', '>$151M', undefined],
    ['agencyBusinessProfile.grossAnnualHotelRevenue', '$151M', SELECT],
    ['agencyBusinessProfile.percentOfEMEA', '92%', SELECT],
    ['agencyBusinessProfile.sourcingTechnologyPlatform', 'PIGEON', SELECT],
    ['agreeToTermsAndConditions', false, 'Checkbox is required'],
    ['agreeToTermsOfCommissions', undefined, 'Checkbox is required'],
    ['acknowledgeFastPay', false, 'Checkbox is required'],
    ['agreeToReceiveEmail', undefined, undefined],
    ['agreeToReceiveEmail', 'no', 'Field should be only Yes or Not'],
  ])('%s: %j → %s', (path, value, text) =>
    expect(refused({ [path]: value })).toEqual(text ? { [path]: text } : {}),
  );
});

describe('rules over several fields', () => {
  const notAvailable = {
    'agencyDetails.webSiteNotAvailableValue': true,
    'agencyDetails.companyWebsite': 'N/A',
  };

  it('an agency without a website enters N/A, and may do so for the domain', () => {
    expect(refused(notAvailable)).toEqual({});
    expect(refused({ ...notAvailable, 'agencyDetails.companyDomainEmail': 'n/a' })).toEqual({});
    expect(
      refused({ ...notAvailable, 'agencyDetails.companyWebsite': 'https://x.example' }),
    ).toEqual({ 'agencyDetails.companyWebsite': INVALID });
  });

  it("'Other' as platform demands its name", () => {
    const path = 'agencyBusinessProfile.otherPlatform';
    const other = { 'agencyBusinessProfile.sourcingTechnologyPlatform': 'OTHER' };
    expect(refused(other)).toEqual({ [path]: REQUIRED });
    expect(refused({ ...other, [path]: '  ' })).toEqual({ [path]: REQUIRED });
    expect(refused({ ...other, [path]: a(300) })).toEqual({});
    expect(refused({ ...other, [path]: a(301) })).toEqual({
      [path]: 'Field length more than 300 chars',
    });
  });

  it("'Other' as nature of business demands its name", () => {
    const path = 'agencyBusinessProfile.otherNatureBusiness';
    const other = { 'agencyDetails.natureOfBusiness': ['TMC', 'OTHER'] };
    expect(refused(other)).toEqual({ [path]: REQUIRED });
    expect(refused({ ...other, [path]: 'Crew housing' })).toEqual({});
  });

  it.each([
    ['US', 'IL', '60601', {}],
    ['US', 'DC', '20001', {}],
    ['US', 'IL', 'A1A 1A1', { zip: INVALID }],
    ['CA', 'QC', 'H2Y 1C6', {}],
    ['CA', 'QC', 'h2y1c6', {}],
    ['CA', 'QC', '12345', { zip: INVALID }],
    ['CA', 'IL', 'H2Y 1C6', { state: SELECT }],
    ['MX', 'JC', '44100', {}],
    ['MX', 'JC', 'H2Y 1C6', { zip: INVALID }],
    ['MX', 'JA', '44100', { state: SELECT }],
  ])('%s %s %s', (country, state, zip, texts) => {
    const path = 'accountingPOC.mailingAddress';
    const expected = Object.entries(texts).map(([field, text]) => [`${path}.${field}`, text]);
    expect(
      refused({ [`${path}.country`]: country, [`${path}.state`]: state, [`${path}.zip`]: zip }),
    ).toEqual(Object.fromEntries(expected));
  });

  it('are all reported at once, together with those of single fields', () => {
    expect(
      refused({
        'agencyDetails.accountName': '',
        'agencyDetails.physicalAddress.zip': 'A1A 1A1',
        'agencyBusinessProfile.sourcingTechnologyPlatform': 'OTHER',
      }),
    ).toEqual({
      'agencyDetails.accountName': REQUIRED,
      'agencyDetails.physicalAddress.zip': INVALID,
      'agencyBusinessProfile.otherPlatform': REQUIRED,
    });
  });
});

describe('normalization', () => {
  const kept = (changes: Changes) => agencyForm.parse(changed(changes));

  it('an agency enrolled in FastPay has not mailed the ACH form', () => {
    expect(kept({ enrolledInFastPay: true, emailedACHForm: true }).emailedACHForm).toBe(false);
    expect(kept({ enrolledInFastPay: false, emailedACHForm: true }).emailedACHForm).toBe(true);
  });

  it('drops unknown fields and fields that a client may not set', () => {
    const form = kept({ agencyStatus: 'APPROVED', 'agencyDetails.secret': 1, version: 7 });
    expect(form).toEqual(demoAgencyForms.northwind);
  });

  it('all seven lists of numbers are demanded', () => {
    expect(
      kept({ 'agencyDetails.additionalNumbers': { ARC: ['1'] } }).agencyDetails.additionalNumbers,
    ).toEqual({ IATA: [], ARC: ['1'], CLIA: [], SATO: [], TIDS: [], TRUE: [], TSI: [] });
  });

  it('refuses a list of numbers of an unknown kind', () => {
    expect(refused({ 'agencyDetails.additionalNumbers': { FAX: ['1'] } })).not.toEqual({});
    expect(refused({ 'agencyDetails.additionalNumbers': { ARC: Array(51).fill('1') } })).toEqual({
      'agencyDetails.additionalNumbers.ARC': INVALID,
    });
    expect(refused({ 'agencyDetails.additionalNumbers': { ARC: [''] } })).toEqual({
      'agencyDetails.additionalNumbers.ARC.0': REQUIRED,
    });
  });
});

it('an empty form has exactly the errors of decision I25', () => {
  const { error } = agencyForm.safeParse(emptyAgencyForm());
  const contact = ['name', 'jobTitle', 'emailAddress', 'preferredPhone'];
  const address = ['street', 'city', 'state', 'zip', 'country'];
  const under = (path: string, fields: string[]) => fields.map((field) => `${path}.${field}`);
  expect(Object.keys(error ? fieldTexts(error) : {}).sort()).toEqual(
    [
      ...under('agencyDetails', [
        'accountName',
        'companyDomainEmail',
        'companyWebsite',
        'natureOfBusiness',
        'numberOfAgents',
        'phoneNumber',
      ]),
      ...under('agencyDetails.mailingAddress', address),
      ...under('agencyDetails.physicalAddress', address),
      ...['authorizedPOC', 'accountingPOC'].flatMap((poc) => [
        ...under(poc, contact),
        ...under(`${poc}.mailingAddress`, address),
      ]),
      'agreeToTermsAndConditions',
      'agreeToTermsOfCommissions',
      'acknowledgeFastPay',
    ].sort(),
  );
});

it.each([undefined, null, 'form', 7, [], {}])('%j is refused, not thrown at', (form) => {
  expect(agencyForm.safeParse(form).success).toBe(false);
});
