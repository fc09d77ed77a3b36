import type { AgencyForm } from '#contract/forms/agency.ts';
import { withChanges } from '#contract/forms/changes.ts';
import type { PerField, Unchecked } from '#contract/forms/fieldPaths.ts';
import { emptyAgencyForm } from '#contract/forms/fields.ts';
import type { AgencyRecord } from '#contract/records.ts';
import { formValues } from '#src/portal/form/formValues.ts';
import { type FieldGroup, groupFields } from '#src/portal/form/groups.ts';

/** The form while it is filled in: checkboxes may be undecided, numbers are text. */
type AgencyValues = Unchecked<AgencyForm>;

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

/** The groups of the form in the order of the page; a renewal begins with its question. */
export const agencyGroups = (renewing: boolean): readonly FieldGroup[] =>
  renewing ? withRenewal : groups;

/** The groups of a request to change an approved agency: the reason, and the form with the changes. */
export const changeGroups: readonly FieldGroup[] = [
  { name: 'change', fields: ['reason'] },
  ...groups,
];

/** Returns the initial values of a request: the current form, with the changes of a pending request. */
export function changeValues(record: unknown): AgencyValues & { reason: string } {
  const { changeRequest } = record as AgencyRecord;
  const waits = changeRequest?.status === 'WAITING' ? changeRequest : undefined;
  const form = waits ? withChanges(record as AgencyRecord, waits.changes) : record;
  return { ...agencyValues(form), reason: waits?.reason ?? '' };
}

/** The initial values. A renewal is without changes until the person says otherwise. */
export const agencyValues = (record: unknown): AgencyValues => ({
  ...formValues(emptyAgencyForm(), record),
  renewedAgencyHasUpdates: false,
});

/**
 * The form as it is validated and sent: texts for 'other' are dropped unless that choice is selected, so that nobody
 * reads what was undone.
 */
export function agencyToSave<Values extends AgencyValues>(form: Values): Values {
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

/** A renewal without changes sends the saved form, whatever was typed. */
export const agencyRenewal = (typed: AgencyValues, saved: AgencyValues): AgencyValues =>
  agencyToSave(typed.renewedAgencyHasUpdates ? typed : saved);
