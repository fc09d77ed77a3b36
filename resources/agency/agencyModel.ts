import { formValues } from '../../components/form/formValues.ts';
import { type FieldGroup, groupFields } from '../../components/form/groups.ts';
import type { AgencyForm } from '../../contract/forms/agency.ts';
import { emptyAgencyForm } from '../../contract/forms/empty.ts';
import type { PerField, Unchecked } from '../../contract/forms/paths.ts';

/** The form as it is typed: ticks may be open, numbers are still text. */
export type AgencyValues = Unchecked<AgencyForm>;

const groupOrder = [
  'renewal',
  'details',
  'physicalAddress',
  'mailingAddress',
  'numbers',
  'business',
  'authorizedPOC',
  'accountingPOC',
  'agreements',
] as const;

/** The group of each field, in the order of the page. */
const groupOf: PerField<AgencyForm, (typeof groupOrder)[number]> = {
  renewedAgencyHasUpdates: 'renewal',
  agencyDetails: {
    accountName: 'details',
    parentAccount: 'details',
    phoneNumber: 'details',
    numberOfAgents: 'details',
    natureOfBusiness: 'details',
    companyWebsite: 'details',
    webSiteNotAvailableValue: 'details',
    companyDomainEmail: 'details',
    hwsManager: 'details',
    referredByEmployee: 'details',
    referredByHotel: 'details',
    physicalAddress: 'physicalAddress',
    mailingAddress: 'mailingAddress',
    iataNumber: 'numbers',
    additionalNumbers: 'numbers',
  },
  agencyBusinessProfile: {
    otherNatureBusiness: 'details',
    conductsBusinessInternationally: 'business',
    numberOfMeetings: 'business',
    grossAnnualHotelRevenue: 'business',
    grossAnnualHotelSpending: 'business',
    percentOfAPAC: 'business',
    percentOfEMEA: 'business',
    percentOfLATAM: 'business',
    percentOfOther: 'business',
    sourcingTechnologyPlatform: 'business',
    otherPlatform: 'business',
  },
  authorizedPOC: 'authorizedPOC',
  accountingPOC: 'accountingPOC',
  agreeToTermsAndConditions: 'agreements',
  agreeToTermsOfCommissions: 'agreements',
  acknowledgeFastPay: 'agreements',
  enrolledInFastPay: 'agreements',
  emailedACHForm: 'agreements',
  agreeToReceiveEmail: 'agreements',
};

const [renewal, ...groups] = groupFields(groupOrder, groupOf);
const withRenewal = [{ ...renewal, answered: true } as FieldGroup, ...groups];

/** The groups of the form, as they follow each other on the page; a renewal begins with its question. */
export const agencyGroups = (renewing: boolean): readonly FieldGroup[] =>
  renewing ? withRenewal : groups;

/** What the form starts with. A renewal is without changes until the person says otherwise. */
export const agencyValues = (record: unknown): AgencyValues => ({
  ...formValues(emptyAgencyForm(), record),
  renewedAgencyHasUpdates: false,
});

/**
 * The form as it is checked and sent: the words for 'other' go along only with the choice that asks for them, so
 * that nobody reads later what was taken back.
 */
export function agencyToSave(form: AgencyValues): AgencyValues {
  const { sourcingTechnologyPlatform, otherPlatform, otherNatureBusiness } =
    form.agencyBusinessProfile;
  return {
    ...form,
    agencyBusinessProfile: {
      ...form.agencyBusinessProfile,
      otherPlatform: sourcingTechnologyPlatform === 'OTHER' ? otherPlatform : '',
      otherNatureBusiness: form.agencyDetails.natureOfBusiness.includes('OTHER')
        ? otherNatureBusiness
        : '',
    },
  };
}

/** A renewal without changes is the form as it is saved, whatever was typed before. */
export const agencyRenewal = (typed: AgencyValues, saved: AgencyValues): AgencyValues =>
  agencyToSave(typed.renewedAgencyHasUpdates ? typed : saved);
