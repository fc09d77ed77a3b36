import type { AgencyForm } from '../../../contract/forms/agency.ts';
import type { PerField } from '../../../contract/forms/paths.ts';

/** The agency's registration. Names of fields are the words of the specification, section 3. */
const contact = {
  name: 'Name',
  jobTitle: 'Job Title',
  emailAddress: 'Email Address',
  preferredPhone: 'Preferred Phone',
  mailingAddress: 'Mailing Address',
};

export const agency = {
  title: 'Agency Registration',
  lead: 'Register your agency with the programme. We look at every request in person.',
  leadRevision:
    'Our reviewer asks you to correct what is marked, and to submit the form once more.',
  leadRenewal:
    'A year has passed. Please confirm that everything is as it was, or bring it up to date.',
  submit: 'Submit',
  back: 'Back to My Tasks',
  renewalDate: 'Accredited until %{date}',
  saved: {
    PENDING: 'Your agency registration is submitted. We will let you know by e-mail.',
    APPROVED: 'Your accreditation is renewed.',
    other: 'Your agency registration is saved.',
  },
  notAllowedHelp:
    'In the current status of your agency the form cannot be saved. The dashboard shows what comes next.',
  groups: {
    renewal: { title: 'Renewal', text: 'Has anything changed since your last registration?' },
    details: { title: 'Agency Details', text: 'Your agency as your clients know it.' },
    physicalAddress: { title: 'Physical Address', text: 'Where your agency is.' },
    mailingAddress: { title: 'Mailing Address', text: 'Where post reaches your agency.' },
    numbers: {
      title: 'Agency Numbers',
      text: 'The numbers under which your agency books. Leave out what you do not have.',
    },
    business: {
      title: 'Agency Business Profile',
      text: 'What you book in a year. An estimate is enough.',
    },
    authorizedPOC: {
      title: 'Authorized POC',
      text: 'The person who acts for your agency in the programme.',
    },
    accountingPOC: {
      title: 'Accounting POC',
      text: 'The person whom we reach about commissions and payments.',
    },
    agreements: { title: 'Agreements', text: 'Please read them before you agree.' },
  },
  fields: {
    agencyDetails: {
      accountName: 'Account Name',
      companyDomainEmail: 'Company Domain Email',
      companyWebsite: 'Company Website',
      webSiteNotAvailableValue: 'Website not available',
      hwsManager: 'HWS Manager',
      iataNumber: 'IATA Number',
      mailingAddress: 'Mailing Address',
      physicalAddress: 'Physical Address',
      natureOfBusiness: 'Nature of Business',
      numberOfAgents: 'Number of Agents',
      parentAccount: 'Parent Account',
      phoneNumber: 'Phone Number',
      referredByEmployee: 'Referred by Employee',
      referredByHotel: 'Referred by Hotel',
      additionalNumbers: {
        IATA: 'Additional IATA Numbers',
        ARC: 'ARC Numbers',
        CLIA: 'CLIA Numbers',
        SATO: 'SATO Numbers',
        TIDS: 'TIDS Numbers',
        TRUE: 'TRUE Numbers',
        TSI: 'TSI Numbers',
      },
    },
    agencyBusinessProfile: {
      conductsBusinessInternationally: 'Conducts Business Internationally',
      grossAnnualHotelRevenue: 'Gross Annual Hotel Revenue',
      grossAnnualHotelSpending: 'Gross Annual Hotel Spending',
      numberOfMeetings: 'Number of Meetings',
      percentOfAPAC: 'Percent of APAC',
      percentOfEMEA: 'Percent of EMEA',
      percentOfLATAM: 'Percent of LATAM',
      percentOfOther: 'Percent of Other',
      sourcingTechnologyPlatform: 'Sourcing Technology Platform',
      otherPlatform: 'Other Platform',
      otherNatureBusiness: 'Other Nature of Business',
    },
    authorizedPOC: contact,
    accountingPOC: contact,
    agreeToReceiveEmail: 'Agree to Receive Email',
    agreeToTermsAndConditions: 'Agree to Terms and Conditions',
    agreeToTermsOfCommissions: 'Agree to Terms of Commissions',
    acknowledgeFastPay: 'Acknowledge FastPay',
    enrolledInFastPay: 'Enrolled in FastPay',
    emailedACHForm: 'Emailed ACH Form',
    renewedAgencyHasUpdates: 'Renewed Agency Has Updates',
  } satisfies PerField<AgencyForm, string>,
  help: {
    agencyDetails: {
      accountName: 'The name under which your agency does business.',
      parentAccount: 'The group that your agency belongs to, if there is one.',
      companyWebsite: 'The address of your home page.',
      companyDomainEmail:
        'What stands behind the name in the e-mail addresses of your people, such as @example.com. Without a domain of its own, an agency ticks “Website not available” and writes N/A.',
      hwsManager: 'Your contact in our worldwide sales team, if you know the name.',
      numberOfAgents: 'How many people book for your clients.',
      natureOfBusiness: 'Choose all that apply.',
      phoneNumber: 'With country code where it is not the one of your address.',
      referredByEmployee: 'Who of our people told you about the programme.',
      referredByHotel: 'Which of our hotels told you about the programme.',
    },
    agencyBusinessProfile: {
      percentOfAPAC: 'Asia and the Pacific',
      percentOfEMEA: 'Europe, the Middle East and Africa',
      percentOfLATAM: 'Latin America',
      sourcingTechnologyPlatform: 'What you source hotels and venues with.',
    },
    agreeToReceiveEmail:
      'News, offers and changes of the programme by e-mail. You can change it later.',
    agreeToTermsAndConditions: 'The rules of the programme.',
    agreeToTermsOfCommissions: 'How and when commissions are paid.',
    acknowledgeFastPay: 'FastPay is how commissions reach your bank account.',
    enrolledInFastPay: 'Your agency already receives its commissions by FastPay.',
    emailedACHForm: 'You have sent us the bank form by e-mail, since you are not enrolled yet.',
    renewedAgencyHasUpdates:
      'With No your accreditation is renewed at once. With Yes you can change what follows, and we look at it first.',
  },
  readTerms: 'Read the terms',
};
