/** What is kept of people and for how long: the end of the page about privacy, and the operator's report. */
export const privacy = {
  title: 'What we keep, and for how long',
  lead: 'This list is made from the rules by which this portal deletes. What ends with your account goes when you end it.',
  purposes: {
    account: 'Your account',
    registration: 'Registrations that are not finished',
    invitations: 'Invitations',
    accreditation: 'Your accreditation',
    agreements: 'What you agreed to',
    agency: 'Your agency',
    reports: 'Quarterly reports',
    mails: 'Emails',
    security: 'Safe logins',
    audit: 'The record of what was done',
    content: 'Pages and texts',
    operation: 'Running the portal',
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
