import type { AssociateForm } from '#contract/forms/associate.ts';
import type { PerField } from '#contract/forms/fieldPaths.ts';
import { emptyAssociateForm } from '#contract/forms/fields.ts';
import type { Profile } from '#contract/records.ts';
import { formValues } from '#src/portal/form/formValues.ts';
import { groupFields } from '#src/portal/form/groups.ts';

const groupOrder = ['person', 'address', 'business', 'meetings', 'regions', 'news'] as const;

/** The group of each field, in the order of the page. */
const groupOf: PerField<AssociateForm, (typeof groupOrder)[number]> = {
  firstName: 'person',
  lastName: 'person',
  companyName: 'person',
  jobTitle: 'person',
  preferredPhoneNumber: 'person',
  loyaltyNumber: 'person',
  hwsAccountManager: 'person',
  address: 'address',
  hotelAccreditations: 'business',
  businessProfile: {
    conductsBusinessInternationally: 'business',
    hotelTypes: 'business',
    marketSegments: 'business',
    percentOfMeetings: 'meetings',
    percentOfAPAC: 'regions',
    percentOfEMEA: 'regions',
    percentOfLATAM: 'regions',
    percentOfOther: 'regions',
    receiveEmails: 'news',
  },
};

/** The groups of the form, in the order of the page. */
export const associateGroups = groupFields(groupOrder, groupOf);

/** The initial values: the saved form; before the first save, what the account knows. */
export function associateValues(record: unknown, profile: Profile | null): AssociateForm {
  const values = formValues(emptyAssociateForm(), record);
  return {
    ...values,
    firstName: values.firstName || profile?.firstName || '',
    lastName: values.lastName || profile?.lastName || '',
    companyName: values.companyName || profile?.provider.company || '',
  };
}
