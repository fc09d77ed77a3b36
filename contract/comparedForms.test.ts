import { describe, expect, test } from 'vitest';
import { comparedNumber, comparedPhone, comparedSite, comparedValue } from './comparedForms.ts';

test.each(['14522713', '14-5 2271 3', '14‑5.2271/3', 'IATA 14522713', 'IATA no. 14-5 2271 3'])(
  'the number %s',
  (typed) => expect(comparedNumber(typed)).toBe('14522713'),
);
test.each([
  ['TRUE AB-12', 'trueab12'],
  ['ab 12', 'ab12'],
  ['—', ''],
])('the number %s is compared as %s', (typed, compared) =>
  expect(comparedNumber(typed)).toBe(compared),
);

test.each([
  '+1 (312) 555-0100',
  '1.312.555.0100',
  '312 555 0100',
  '3125550100',
  '011 1 312 555 0100',
])('the phone number %s', (typed) => expect(comparedPhone(typed)).toBe('3125550100'));
test.each([
  ['+52 55 1234 5678', '5512345678'],
  ['+52 1 55 1234 5678', '5512345678'],
  ['0044 20 7946 0958', '442079460958'],
  ['+44 20 7946 0958', '442079460958'],
  ['555-0100', '5550100'],
  ['155-0100', '1550100'],
])('the phone number %s is compared as %s', (typed, compared) =>
  expect(comparedPhone(typed)).toBe(compared),
);

test.each([
  'example.com',
  'Https://Example.com/',
  'http://www.example.com',
  'WWW.EXAMPLE.COM//',
  '@example.com',
  '//example.com',
])('the website %s', (typed) => expect(comparedSite(typed)).toBe('example.com'));
test.each([
  ['https://example.com/About/', 'example.com/about'],
  ['N/A', ''],
  ['wwwexample.com', 'wwwexample.com'],
])('the website %s is compared as %s', (typed, compared) =>
  expect(comparedSite(typed)).toBe(compared),
);

describe('the value of a field as it is compared', () => {
  test.each([
    ['agencyDetails.iataNumber', '14-5 2271 3', '14522713'],
    ['agencyDetails.additionalNumbers.ARC', ['14-5', '7'], ['145', '7']],
    ['agencyDetails.physicalAddress.zip', 'm1l 2s9', 'm1l2s9'],
    ['agencyDetails.phoneNumber', '+1 312 555 0100', '3125550100'],
    ['authorizedPOC.preferredPhone', '+1 312 555 0100', '3125550100'],
    ['agencyDetails.companyWebsite', 'https://Example.com/', 'example.com'],
    ['agencyDetails.companyDomainEmail', '@Example.com', 'example.com'],
    ['loyaltyNumber', '12-34', '1234'],
    ['agencyDetails.accountName', 'Élan-Travel', 'Élan-Travel'],
    ['agencyDetails.numberOfAgents', 7, 7],
    ['agencyDetails.natureOfBusiness', ['TMC'], ['TMC']],
  ])('%s %j → %j', (path, typed, compared) => expect(comparedValue(path, typed)).toEqual(compared));
});
