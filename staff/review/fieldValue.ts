import { useTranslate } from 'ra-core';
import { at } from '../../contract/forms/crossField.ts';

/** The list of reference data that a field's codes come from, by path. */
const lists: Record<string, string> = {
  'agencyDetails.natureOfBusiness': 'naturesOfBusiness',
  'agencyBusinessProfile.numberOfMeetings': 'meetingBands',
  'agencyBusinessProfile.grossAnnualHotelRevenue': 'revenueBands',
  'agencyBusinessProfile.grossAnnualHotelSpending': 'revenueBands',
  'agencyBusinessProfile.sourcingTechnologyPlatform': 'sourcingPlatforms',
  hotelAccreditations: 'hotelBrands',
  'businessProfile.hotelTypes': 'hotelTypes',
  'businessProfile.marketSegments': 'marketSegments',
};

function listOf(path: string, form: unknown): string | undefined {
  if (path.endsWith('.country')) return 'countries';
  if (path.endsWith('.state')) {
    return `states.${at(form, path.replace(/state$/, 'country'))}`;
  }
  return lists[path];
}

/** Returns a function that gives a value of a form as the form's page shows it. */
export function useFieldValue() {
  const translate = useTranslate();
  /** @param form the whole form: states follow the country */
  return (path: string, value: unknown, form: unknown): string => {
    const list = listOf(path, form);
    const one = (code: unknown) =>
      list && code ? translate(`options.${list}.${code}`, { _: String(code) }) : String(code ?? '');
    if (typeof value === 'boolean') return translate(value ? 'form.yes' : 'form.no');
    const text = Array.isArray(value) ? value.map(one).join(', ') : one(value);
    return text || translate('form.notStated');
  };
}
