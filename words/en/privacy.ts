/** What is kept of people, why and for how long: the end of the page about privacy, and the operator's report. */
export const privacy = {
  title: 'What we keep, and for how long',
  lead: 'This list is made from the rules by which this portal deletes. What ends with your account goes when you end it.',
  purposes: {
    account: {
      title: 'Your account',
      why: 'So that you can log in, and we know who acts for an agency.',
    },
    registration: {
      title: 'Registrations that are not finished',
      why: 'So that a link that we emailed can be used.',
    },
    invitations: {
      title: 'Invitations',
      why: 'So that agencies can invite colleagues, and see who has come.',
    },
    accreditation: {
      title: 'Your accreditation',
      why: 'To accredit you, to renew it, and so that others can check a certificate.',
    },
    agreements: { title: 'What you agreed to', why: 'To show which text applied, and since when.' },
    agency: { title: 'Your agency', why: 'To accredit the agency and to reach its contacts.' },
    reports: {
      title: 'Quarterly reports',
      why: 'For the accounts of the program and its commissions.',
    },
    mails: { title: 'Emails', why: 'To send them, and to answer if one did not arrive.' },
    security: {
      title: 'Safe logins',
      why: 'To let in you and nobody else, and to show you where you are logged in.',
    },
    audit: {
      title: 'The record of what was done',
      why: 'So that decisions can be followed and nobody changes them unseen.',
    },
    content: { title: 'Pages and texts', why: 'To publish what the program says.' },
    operation: { title: 'Running the portal', why: 'To keep it running.' },
  },
  periods: {
    account: 'as long as you have an account',
    agency: 'as long as the agency takes part',
    program: 'as long as the program runs; without your name once your account has ended',
    valid: 'until it ends',
    afterEnd: '%{time} after it has ended',
    listed: '%{what}: %{time}',
  },
};
