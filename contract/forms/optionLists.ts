import * as reference from '../reference.ts';
import { at } from './crossField.ts';

/**
 * Which list of the reference data the codes of a field come from, by the field's path. The name of a list is also its
 * key below `options` of the catalogues. The states of an address follow its country: {@link optionListOf}.
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

/** The name of the list that the codes of the field at `path` come from; undefined where it holds no codes. */
export function optionListOf(path: string, form?: unknown): string | undefined {
  if (path.endsWith('.country')) return 'countries';
  if (path.endsWith('.state')) return `states.${at(form, path.replace(/state$/, 'country'))}`;
  if (/\bpercentOf/.test(path)) return 'percentBands';
  return optionLists[path];
}

/** The options of a list by its name, none where there is no such list. */
export const optionsOf = (list: string): readonly reference.Option[] =>
  (at(reference, list) ?? []) as readonly reference.Option[];
