import { emptyAddress, emptyAgencyForm } from '../../contract/forms/empty.ts';
import { formValues } from '../../src/components/form/formValues.ts';
import type { FieldGroup } from '../../src/components/form/groups.ts';

/** The form as it is typed: ticks may be open, numbers are still text. */
export type AgencyValues = ReturnType<typeof emptyAgencyForm>;

const details = (...names: string[]) => names.map((name) => `agencyDetails.${name}`);
const addressOf = (path: string) => Object.keys(emptyAddress()).map((line) => `${path}.${line}`);

const groups: readonly FieldGroup[] = [
  {
    name: 'details',
    fields: [
      ...details(
        'accountName',
        'parentAccount',
        'phoneNumber',
        'numberOfAgents',
        'natureOfBusiness',
        'companyWebsite',
        'webSiteNotAvailableValue',
        'companyDomainEmail',
        'hwsManager',
        'referredByEmployee',
        'referredByHotel',
      ),
      'agencyBusinessProfile.otherNatureBusiness',
    ],
  },
  { name: 'physicalAddress', fields: addressOf('agencyDetails.physicalAddress') },
  { name: 'mailingAddress', fields: addressOf('agencyDetails.mailingAddress') },
  { name: 'numbers', fields: details('iataNumber', 'additionalNumbers') },
  {
    name: 'business',
    fields: [
      'conductsBusinessInternationally',
      'numberOfMeetings',
      'grossAnnualHotelRevenue',
      'grossAnnualHotelSpending',
      'percentOfAPAC',
      'percentOfEMEA',
      'percentOfLATAM',
      'percentOfOther',
      'sourcingTechnologyPlatform',
      'otherPlatform',
    ].map((name) => `agencyBusinessProfile.${name}`),
  },
  { name: 'authorizedPOC', fields: ['authorizedPOC'] },
  { name: 'accountingPOC', fields: ['accountingPOC'] },
  {
    name: 'agreements',
    fields: [
      'agreeToTermsAndConditions',
      'agreeToTermsOfCommissions',
      'acknowledgeFastPay',
      'enrolledInFastPay',
      'emailedACHForm',
      'agreeToReceiveEmail',
    ],
  },
];
const renewal: FieldGroup = {
  name: 'renewal',
  fields: ['renewedAgencyHasUpdates'],
  answered: true,
};
const withRenewal = [renewal, ...groups];

/** The groups of the form, as they follow each other on the page; a renewal begins with its question (B1). */
export const agencyGroups = (renewing: boolean) => (renewing ? withRenewal : groups);

/** What the form starts with. A renewal is without changes until the person says otherwise. */
export const agencyValues = (record: unknown): AgencyValues => ({
  ...formValues(emptyAgencyForm(), record),
  renewedAgencyHasUpdates: false,
});

/**
 * The form as it is checked and sent: the words for 'other' go along only with the choice that asks for them (G3), so
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

/** A renewal without changes is the form as it is saved, whatever was typed before (B1). */
export const agencyRenewal = (typed: AgencyValues, saved: AgencyValues): AgencyValues =>
  agencyToSave(typed.renewedAgencyHasUpdates ? typed : saved);
