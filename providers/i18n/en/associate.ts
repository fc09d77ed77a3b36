import type { AssociateForm } from '../../../contract/forms/associate.ts';
import type { PerField } from '../../../contract/forms/paths.ts';
import { meetingSizeBands } from '../../../contract/reference.ts';
import { labels } from './form.ts';

/** The associate's registration. Names of fields are the words of the specification, section 3. */
export const associate = {
  title: 'Associate Registration',
  lead: 'Tell us who you are and what you book. With it your accreditation begins.',
  leadUpdate: 'Your profile as the programme knows it. Keep it current.',
  save: 'Save',
  back: 'Back to My Tasks',
  saved: {
    REGISTERED: 'Your registration is saved. Next, please acknowledge the brand material.',
    PENDING: 'Your registration is saved and will be reviewed.',
    other: 'Your profile is saved.',
  },
  groups: {
    person: { title: 'About You', text: 'Your name as it shall stand on your accreditation.' },
    address: { title: 'Address', text: 'Where you work, or where post reaches you.' },
    business: {
      title: 'Business Profile',
      text: 'What you book for your clients. It helps us to show you what matters to you.',
    },
    meetings: {
      title: 'Percent of Meetings',
      text: 'How your meetings divide by the number of people who attend.',
    },
    regions: {
      title: 'Regional Percentages',
      text: 'How much of your business goes to the regions of the world.',
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
    preferredPhoneNumber: 'With country code where it is not the one of your address.',
    loyaltyNumber: 'Your member number, if you have one.',
    hwsAccountManager: 'Your contact in our worldwide sales team, if you know the name.',
    hotelAccreditations: 'Other hotel groups that have accredited you.',
    businessProfile: {
      receiveEmails: 'News, offers and changes of the programme by e-mail.',
      percentOfAPAC: 'Asia and the Pacific',
      percentOfEMEA: 'Europe, the Middle East and Africa',
      percentOfLATAM: 'Latin America',
    },
  },
  acknowledged: { yes: 'Yes', no: 'Not yet' },
};
