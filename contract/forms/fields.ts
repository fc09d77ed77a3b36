import * as reference from '../reference.ts';
import { meetingSizeBands, type NumberType, numberTypes } from '../reference.ts';
import type { Address } from './address.ts';
import type { AgencyForm } from './agency.ts';
import type { AssociateForm } from './associate.ts';
import { at, formPaths, type Unchecked } from './fieldPaths.ts';

/** The default of each field, and which list of options a field has. What a field may hold is in the schemas beside. */

const emptyAddress = (): Address => ({
  street: '',
  city: '',
  state: '',
  zip: '',
  country: '',
});

const emptyContact = () => ({
  name: '',
  jobTitle: '',
  emailAddress: '',
  preferredPhone: '',
  mailingAddress: emptyAddress(),
});

/** Returns the agency form before the first save. It isn't valid, because the agreements are not ticked. */
export const emptyAgencyForm = (): Unchecked<AgencyForm> => ({
  agencyDetails: {
    accountName: '',
    companyDomainEmail: '',
    companyWebsite: '',
    webSiteNotAvailableValue: false,
    hwsManager: '',
    iataNumber: '',
    mailingAddress: emptyAddress(),
    physicalAddress: emptyAddress(),
    natureOfBusiness: [],
    numberOfAgents: null,
    parentAccount: '',
    phoneNumber: '',
    referredByEmployee: '',
    referredByHotel: '',
    additionalNumbers: Object.fromEntries(
      numberTypes.map((type) => [type, []]),
    ) as unknown as Record<NumberType, string[]>,
  },
  agencyBusinessProfile: {
    conductsBusinessInternationally: false,
    grossAnnualHotelRevenue: '',
    grossAnnualHotelSpending: '',
    numberOfMeetings: '',
    percentOfAPAC: '',
    percentOfEMEA: '',
    percentOfLATAM: '',
    percentOfOther: '',
    sourcingTechnologyPlatform: '',
    otherPlatform: '',
    otherNatureBusiness: '',
  },
  authorizedPOC: emptyContact(),
  accountingPOC: emptyContact(),
  agreeToReceiveEmail: false,
  agreeToTermsAndConditions: false,
  agreeToTermsOfCommissions: false,
  acknowledgeFastPay: false,
  enrolledInFastPay: false,
  renewedAgencyHasUpdates: false,
  emailedACHForm: false,
});

export const emptyAssociateForm = (): AssociateForm => ({
  firstName: '',
  lastName: '',
  companyName: '',
  jobTitle: '',
  preferredPhoneNumber: '',
  address: emptyAddress(),
  loyaltyNumber: '',
  hwsAccountManager: '',
  hotelAccreditations: [],
  businessProfile: {
    conductsBusinessInternationally: false,
    hotelTypes: [],
    marketSegments: [],
    percentOfMeetings: Object.fromEntries(meetingSizeBands.map(({ code }) => [code, ''])),
    percentOfAPAC: '',
    percentOfEMEA: '',
    percentOfLATAM: '',
    percentOfOther: '',
    receiveEmails: false,
  },
});

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

export function optionListOf(path: string, form?: unknown): string | undefined {
  if (path.endsWith('.country')) return 'countries';
  if (path.endsWith('.state')) return `states.${at(form, path.replace(/state$/, 'country'))}`;
  if (/\bpercentOf/.test(path)) return 'percentBands';
  return optionLists[path];
}

export const optionsOf = (list: string): readonly reference.Option[] =>
  (at(reference, list) ?? []) as readonly reference.Option[];

/** The paths of the agency form's fields: those that a review shows, and that staff can comment on. */
export const agencyFields: ReadonlySet<string> = new Set(formPaths(emptyAgencyForm()));
