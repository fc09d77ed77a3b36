import * as reference from '../reference.ts';
import { at } from './crossField.ts';

/**
 * The option list of a field by its path. The name of a list is its name in the reference data and its key below
 * `options` in the catalogues. The states of an address depend on its country: {@link optionListOf}.
 */
const optionLists: Readonly<Record<string, string>> = {
  'agencyDetails.natureOfBusiness': 'naturesOfBusiness',
  'agencyBusinessProfile.numberOfMeetings': 'meetingBands',
  'agencyBusinessProfile.grossAnnualHotelRevenue': 'revenueBands',
  'agencyBusinessProfile.grossAnnualHotelSpending': 'revenueBands',
  'agencyBusinessProfile.sourcingTechnologyPlatform': 'sourcingPlatforms',
  hotelAccreditations: 'hotelBrands',
  'businessProfile.hotelTypes': 'hotelTypes',
  'businessProfile.marketSegments': 'marketSegments',
};

/** Returns the name of the option list of a field; undefined if it has none. */
export function optionListOf(path: string, form?: unknown): string | undefined {
  if (path.endsWith('.country')) return 'countries';
  if (path.endsWith('.state')) return `states.${at(form, path.replace(/state$/, 'country'))}`;
  if (/\bpercentOf/.test(path)) return 'percentBands';
  return optionLists[path];
}

/** Returns the options of a list by its name; empty if there is no such list. */
export const optionsOf = (list: string): readonly reference.Option[] =>
  (at(reference, list) ?? []) as readonly reference.Option[];
