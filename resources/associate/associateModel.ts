import type { AssociateForm } from '../../contract/forms/associate.ts';
import { emptyAddress, emptyAssociateForm } from '../../contract/forms/empty.ts';
import { meetingSizeBands } from '../../contract/reference.ts';
import { session } from '../../providers/session.ts';
import { formValues } from '../../src/components/form/formValues.ts';
import type { FieldGroup } from '../../src/components/form/groups.ts';

/** The groups of the form, as they follow each other on the page. */
export const associateGroups: readonly FieldGroup[] = [
  {
    name: 'person',
    fields: [
      'firstName',
      'lastName',
      'companyName',
      'jobTitle',
      'preferredPhoneNumber',
      'loyaltyNumber',
      'hwsAccountManager',
    ],
  },
  { name: 'address', fields: Object.keys(emptyAddress()).map((line) => `address.${line}`) },
  {
    name: 'business',
    fields: [
      'businessProfile.conductsBusinessInternationally',
      'hotelAccreditations',
      'businessProfile.hotelTypes',
      'businessProfile.marketSegments',
    ],
  },
  { name: 'meetings', fields: ['businessProfile.percentOfMeetings'] },
  {
    name: 'regions',
    fields: ['APAC', 'EMEA', 'LATAM', 'Other'].map(
      (region) => `businessProfile.percentOf${region}`,
    ),
  },
  { name: 'news', fields: ['businessProfile.receiveEmails'] },
];

/** The form with nothing filled in, every size band with its own empty percent. */
export function blankAssociateForm(): AssociateForm {
  const blank = emptyAssociateForm();
  blank.businessProfile.percentOfMeetings = Object.fromEntries(
    meetingSizeBands.map(({ code }) => [code, '']),
  );
  return blank;
}

/** What the form starts with: what is saved; for a first save what the account knows already. */
export function associateValues(record: unknown, profile = session.profile()): AssociateForm {
  const values = formValues(blankAssociateForm(), record);
  return {
    ...values,
    firstName: values.firstName || profile?.firstName || '',
    lastName: values.lastName || profile?.lastName || '',
    companyName: values.companyName || profile?.provider.company || '',
  };
}
