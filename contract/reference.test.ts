import { describe, expect, it } from 'vitest';
import * as reference from './reference.ts';

const codes = (options: readonly reference.Option[] | undefined) =>
  (options ?? []).map(({ code }) => code);

const { hotelBrands, hotelTypes, naturesOfBusiness, marketSegments, sourcingPlatforms } = reference;
it.each([hotelBrands, hotelTypes, naturesOfBusiness, marketSegments, sourcingPlatforms].flat())(
  '$label is $code: its capitals, each run of other characters one underscore',
  ({ code, label }) => expect(code).toBe(label.toUpperCase().replace(/[^A-Z0-9]+/g, '_')),
);

describe('states', () => {
  it.each([
    ['US', 52],
    ['MX', 32],
    ['CA', 13],
  ])('%s has %i, each with a code of two letters of its own and a name', (country, count) => {
    const states = reference.statesOf[country] ?? [];
    expect(states).toHaveLength(count);
    expect(new Set(codes(states)).size).toBe(count);
    expect(new Set(states.map(({ label }) => label)).size).toBe(count);
    for (const { code, label } of states) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(label).toMatch(/^\p{Lu}[\p{L} ]{3,}$/u);
    }
  });

  it('the US has the District of Columbia and Puerto Rico', () => {
    expect(codes(reference.statesOf.US)).toEqual(expect.arrayContaining(['DC', 'PR']));
  });

  it('Mexico has the state codes of the CURP', () => {
    expect(codes(reference.statesOf.MX).sort()).toEqual(
      'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS'
        .split(' ')
        .sort(),
    );
  });

  it('only the three countries have states', () => {
    expect(codes(reference.countries)).toEqual(['US', 'CA', 'MX']);
    expect(Object.keys(reference.statesOf).sort()).toEqual(['CA', 'MX', 'US']);
  });
});

describe('lists', () => {
  it.each([
    ['numberTypes', [...reference.numberTypes], 'IATA ARC CLIA SATO TIDS TRUE TSI'],
    [
      'hotelBrands',
      codes(reference.hotelBrands),
      'MARRIOTT IHG HYATT WYNDHAM ACCOR_GROUP CHOICE_HOTELS BEST_WESTERN NONE',
    ],
    [
      'hotelTypes',
      codes(reference.hotelTypes),
      'LUXURY UPSCALE FULL_SERVICE FOCUSED_SERVICE ALL_SUITES NOT_APPLICABLE',
    ],
    [
      'naturesOfBusiness',
      codes(reference.naturesOfBusiness),
      'FULL_SERVICE_MEETING_PLANNING TMC HOUSING_REGISTRATION SOURCING_ONLY OTHER',
    ],
    [
      'marketSegments',
      codes(reference.marketSegments),
      'GROUP_CONVENTION_ASSOCIATION COMPANY_MEETING_NON_TRANSIENT SMERF GOVERNMENT NOT_APPLICABLE',
    ],
    [
      'sourcingPlatforms',
      codes(reference.sourcingPlatforms),
      'BIZLY CVENT GROUPS360 GROUPIZE LENOS MEETING_EVOLUTION OTHER NOT_APPLICABLE',
    ],
    [
      'meetingBands',
      codes(reference.meetingBands),
      '1-10 11-25 26-50 51-100 101-250 251-500 501-1000 1000+',
    ],
    ['meetingSizeBands', codes(reference.meetingSizeBands), '10-50 51-100 101-200 201-500 501+'],
    [
      'percentBands',
      codes(reference.percentBands),
      '0% 1-10% 11-20% 21-30% 31-40% 41-50% 51-60% 61-70% 71-80% 81-90% 91-100%',
    ],
    [
      'revenueBands',
      codes(reference.revenueBands),
      '<$1M $1M-$10M $11M-$25M $26M-$50M $51M-$100M $101M-$150M >$151M',
    ],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected.split(' ')));
});
