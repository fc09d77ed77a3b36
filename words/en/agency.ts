import type { AgencyForm } from '../../contract/forms/agency.ts';
import type { PerField } from '../../contract/forms/fieldPaths.ts';

/** The agency's registration. Names of fields are those of the specification, section 3, where it has the field. */
const contact = {
  name: 'Name',
  jobTitle: 'Job Title',
  emailAddress: 'Email Address',
  preferredPhone: 'Preferred Phone',
  mailingAddress: 'Mailing Address',
};

export const agency = {
  title: 'Agency Registration',
  lead: 'Register your agency with the program. A member of our team reviews every request.',
  leadRevision: 'Please correct the marked fields and submit the form again.',
  leadRenewal:
    'Your accreditation is up for renewal. Please confirm that your details are still correct, or update them.',
  submit: 'Submit',
  back: 'Back to My Tasks',
  renewalDate: 'Accredited until %{date}',
  changes: {
    APPROVED:
      'You can change phone, addresses and the email choice in your profile. For any other change, please write to %{email}.',
    onRequest:
      'You can change phone, addresses and the email choice in your profile. Request any other change here: our team checks it, and your agency stays approved in the meantime.',
    PENDING: 'To have something changed in the meantime, please write to %{email}.',
    toProfile: 'Contact details in your profile',
  },
  /** A request to change the form of an approved agency (decision B13). */
  change: {
    title: 'Request a Change',
    edit: 'Edit the Request',
    text: 'Change what should be different, and tell us why. Nothing changes until our team has applied it; we will email you.',
    back: 'Back to the registration',
    send: 'Send Request',
    WAITING: 'You requested a change on %{date}. Our team has not decided yet.',
    DONE: 'The change that you requested on %{date} has been made.',
    DECLINED: 'The change that you requested on %{date} was declined.',
    WITHDRAWN: 'You have withdrawn the request of %{date}.',
    reason: 'Your reason: %{reason}',
    answer: 'Our answer: %{answer}',
    withdraw: 'Withdraw the Request',
    withdrawn: 'The request has been withdrawn.',
  },
  /** How an accredited agency shows it (decision C12). */
  certificate: {
    title: 'Show That Your Agency Is Accredited',
    text: 'Put this picture on your website. It always shows whether your agency is accredited today, and leads to a page on which anybody can check that.',
    page: 'See the page',
    html: 'HTML for your website',
    copy: 'Copy HTML',
    copied: 'The HTML was copied. Paste it into your website.',
    alt: 'Accreditation with %{brand}: check whether it holds today',
  },
  saved: {
    PENDING: 'Your agency registration has been submitted. We will email you our decision.',
    APPROVED: 'Your accreditation has been renewed.',
    other: 'Your agency registration has been saved.',
    change: 'Your request has been sent. We will email you our decision.',
  },
  notAllowedHelp:
    'The form cannot be saved while your agency is in its current status. Your dashboard shows the next step.',
  groups: {
    change: { title: 'Your Request', text: 'Why should the registration change?' },
    renewal: { title: 'Renewal', text: 'Has anything changed since your last registration?' },
    details: { title: 'Agency Details', text: 'Your agency as your clients know it.' },
    physicalAddress: { title: 'Physical Address', text: 'Where your agency is.' },
    mailingAddress: { title: 'Mailing Address', text: 'Where your agency receives mail.' },
    numbers: {
      title: 'Agency Numbers',
      text: 'The industry numbers your agency books with. Leave blank any you do not have.',
    },
    business: {
      title: 'Agency Business Profile',
      text: 'What you book in a year. An estimate is enough.',
    },
    authorizedPOC: {
      title: 'Authorized POC',
      text: 'The person who acts for your agency in the program.',
    },
    accountingPOC: {
      title: 'Accounting POC',
      text: 'The person we contact about commissions and payments.',
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
    reason: 'Reason',
  } satisfies PerField<AgencyForm, string> & { reason: string },
  help: {
    agencyDetails: {
      accountName: 'The name your agency does business under.',
      parentAccount: 'The group that your agency belongs to, if there is one.',
      companyWebsite: 'The address of your home page.',
      companyDomainEmail:
        'The part of your work email addresses from the @ sign on, for example @example.com. If your agency has no domain of its own, select “Website not available” and enter N/A.',
      hwsManager: 'Your contact in our worldwide sales team (HWS), if you know the name.',
      numberOfAgents: 'How many people book for your clients.',
      natureOfBusiness: 'Choose all that apply.',
      phoneNumber:
        'Include the country code if the number is from another country than your address.',
      referredByEmployee: 'The name of the employee who told you about the program.',
      referredByHotel: 'The hotel that told you about the program.',
    },
    agencyBusinessProfile: {
      percentOfAPAC: 'Asia and the Pacific',
      percentOfEMEA: 'Europe, the Middle East and Africa',
      percentOfLATAM: 'Latin America',
      sourcingTechnologyPlatform: 'The tool you use to find hotels and venues.',
    },
    agreeToReceiveEmail: 'News, offers and program changes by email. You can change this later.',
    agreeToTermsAndConditions: 'The rules of the program.',
    agreeToTermsOfCommissions: 'How and when commissions are paid.',
    acknowledgeFastPay: 'FastPay is how commissions reach your bank account.',
    enrolledInFastPay:
      'Select this if your agency already receives its commissions through FastPay.',
    emailedACHForm:
      'Select this if you are not enrolled in FastPay and have emailed us the bank transfer (ACH) form.',
    renewedAgencyHasUpdates:
      'Choose No to renew your accreditation right away. Choose Yes to change your details; we will review them before renewing.',
  },
  readTerms: 'Read the terms',
};
