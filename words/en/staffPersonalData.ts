/** What is kept of a person, and its end: on the page of a person, which alone fetches these texts. */
const people = {
  dataExport: {
    title: 'Copy of the personal data',
    text: 'When %{name} has asked for a copy outside the portal, by a letter for example. Make sure first that it is this person, who gets an email about it. The file has all that is kept of the person and nothing of others; it can be downloaded here for three days.',
    reason: 'Reason',
    reasonHelp: 'How and when the person asked. It is kept in the audit.',
    action: 'Prepare File',
    preparing: 'The file is being prepared:',
    ready: 'Download, until %{until}:',
  },
  ending: {
    title: 'End the account for good',
    text: 'When %{name} has asked for it outside the portal, by a letter for example. Make sure first that it is this person, who gets an email about it. It happens at once, and nobody can undo it.',
    goes: 'This is deleted:',
    stays: 'This stays, under “Former member” and a number:',
    entries: '%{what}: %{total}',
    contactOf: 'The contact details are removed from the registration of %{agency}.',
    purpose: {
      account: 'Account',
      registration: 'What was entered to get an account',
      invitations: 'Invitations',
      accreditation: 'Registration, guide and quiz',
      certificates: 'Certificates',
      agreements: 'Agreements',
      agency: 'Contact details and decisions of agencies',
      reports: 'Uploaded reports',
      mails: 'Emails to the person',
      security: 'Logins, devices and second steps',
      audit: 'Audit entries',
      content: 'Pages',
      operation: 'Technical entries',
    },
    block: {
      onlyPointOfContact:
        'This is the only point of contact of the agency. Make somebody else one first.',
      lastAdministrator:
        'This is the last administrator who can log in. Make somebody else one first.',
      emergencyAccount:
        'This account is kept for emergencies. The operator has to choose another one first.',
      onHold: 'The data of this person is held for legal reasons at the moment.',
    },
    note: 'Reason',
    noteHelp: 'How and when the person asked. It is kept in the audit, without names.',
    action: 'End Account',
    confirm: 'End the account of %{name}?',
    confirmText: 'What is kept of %{email} is deleted at once. Nobody can bring it back.',
  },
};

/** What is said once something is done stands with the console's others, since it outlasts the page. */
export const personWords = { staff: { people } };
