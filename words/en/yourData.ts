/** The page 'Your data': what is kept of a person, to take along and to end. */
export const yourData = {
  title: 'Your data',
  intro: 'What we keep of you, why and for how long. You can take it along.',
  take: {
    title: 'Take your data along',
    lead: 'One file with everything that we keep of you: a page to read, tables for a spreadsheet, the data for other programs, and the reports that you uploaded. It has no passwords and nothing of other people.',
    ask: 'Prepare My Data',
    again: 'Prepare a New File',
    preparing:
      'Your file is being prepared. That usually takes less than a minute; we will also email you when it is ready. You can leave this page.',
    ready: 'Your file is ready. You can download it until %{until}; then it is removed.',
    download: 'Download',
    failed: 'We could not look for your files',
  },
  end: {
    title: 'End your account',
    lead: 'We delete what we keep of you. What your agency and we have decided stays, without your name.',
    action: 'End My Account…',
    confirm: 'End My Account',
    goes: 'This is deleted:',
    stays: 'This stays, but nobody can see any more that it was you:',
    contactOf: 'Your contact details are removed from the registration of %{agency}.',
    days: 'You have 14 days to change your mind. After that nobody can bring your account back.',
    asked:
      'Your account will be ended on %{until}. Until then you can use it, and keep it after all.',
    keep: 'Keep My Account',
    failed: 'We could not look up what would follow',
    block: {
      onlyPointOfContact:
        'You are the only point of contact of your agency. Make somebody else one first, under Associates.',
      lastAdministrator:
        'You are the last administrator who can log in. Make somebody else an administrator first.',
      emergencyAccount:
        'Your account is kept for emergencies. Ask the operator to choose another one first.',
      onHold: 'Your data have to be kept for legal reasons at the moment. Please contact support.',
    },
  },
  purpose: {
    account: 'Your account (%{total})',
    registration: 'What you entered to get an account (%{total})',
    invitations: 'Invitations (%{total})',
    accreditation: 'Your registration and certificates (%{total})',
    agreements: 'What you agreed to, and when (%{total})',
    agency: 'Contact details and decisions of agencies (%{total})',
    reports: 'Reports that you uploaded (%{total})',
    mails: 'Emails to you (%{total})',
    security: 'Logins, devices and second steps (%{total})',
    audit: 'Entries of who did what (%{total})',
    content: 'Pages (%{total})',
    operation: 'Technical entries (%{total})',
  },
};
