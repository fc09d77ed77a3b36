import type { AssociateForm } from '../../contract/forms/associate.ts';
import type { PerField } from '../../contract/forms/fieldPaths.ts';
import { meetingSizeBands } from '../../contract/reference.ts';
import { labels } from './options.ts';

/** The associate's registration. Names of fields are the words of the specification, section 3. */
export const associate = {
  title: 'Associate Registration',
  lead: 'Tell us who you are and what you book. This is the first step of your accreditation.',
  leadUpdate: 'This is your profile in the program. Please keep it up to date.',
  save: 'Save',
  back: 'Back to My Tasks',
  changes: 'To have something changed in the meantime, please write to %{email}.',
  saved: {
    REGISTERED:
      'Your registration has been saved. Next, please read and acknowledge the brand education guide.',
    PENDING: 'Your registration has been saved. We will review it.',
    other: 'Your profile has been saved.',
  },
  groups: {
    person: { title: 'About You', text: 'Your name as it should appear on your accreditation.' },
    address: { title: 'Address', text: 'Where you work or receive mail.' },
    business: {
      title: 'Business Profile',
      text: 'What you book for your clients. This helps us show you what matters to you.',
    },
    meetings: {
      title: 'Percent of Meetings',
      text: 'The share of your meetings by number of attendees.',
    },
    regions: {
      title: 'Regional Percentages',
      text: 'The share of your business in each region of the world.',
    },
    news: { title: 'News', text: 'You can change your mind at any time.' },
  },
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    companyName: 'Company Name',
    jobTitle: 'Job Title',
    preferredPhoneNumber: 'Preferred Phone Number',
    address: 'Address',
    loyaltyNumber: 'Loyalty Number',
    hwsAccountManager: 'HWS Account Manager',
    hotelAccreditations: 'Hotel Accreditations',
    isAcknowledged: 'Acknowledged',
    businessProfile: {
      conductsBusinessInternationally: 'Conducts Business Internationally',
      hotelTypes: 'Hotel Types',
      marketSegments: 'Market Segments',
      percentOfMeetings: labels(meetingSizeBands),
      percentOfAPAC: 'Percent of APAC',
      percentOfEMEA: 'Percent of EMEA',
      percentOfLATAM: 'Percent of LATAM',
      percentOfOther: 'Percent of Other',
      receiveEmails: 'Receive Emails',
    },
  } satisfies PerField<AssociateForm & { isAcknowledged: boolean }, string>,
  help: {
    preferredPhoneNumber:
      'Include the country code if the number is from another country than your address.',
    loyaltyNumber: 'Your member number, if you have one.',
    hwsAccountManager: 'Your contact in our worldwide sales team (HWS), if you know the name.',
    hotelAccreditations: 'Other hotel groups that have accredited you.',
    businessProfile: {
      receiveEmails: 'News, offers and program changes by email.',
      percentOfAPAC: 'Asia and the Pacific',
      percentOfEMEA: 'Europe, the Middle East and Africa',
      percentOfLATAM: 'Latin America',
    },
  },
  acknowledged: { yes: 'Yes', no: 'Not yet' },
};
