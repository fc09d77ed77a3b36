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
  kept: {
    title: 'What we keep of you',
    lead: 'By kind: why we keep it, and for how long. In brackets: how many entries there are.',
    failed: 'We could not look up what we keep of you',
    until: {
      account: 'Kept until your account ends.',
      agency:
        'Kept as long as your agency is in the program; once your account ends, without your name.',
      program: 'Kept as long as the program exists; once your account ends, without your name.',
      days: 'Kept for one day at most. |||| Kept for %{smart_count} days at most.',
    },
  },
  why: {
    account: 'So that you can log in, and we know who you are.',
    registration: 'To do what you asked for before you had an account.',
    invitations: 'So that you can join your agency, and it sees who has.',
    accreditation: 'To accredit you, and to show you what matters to you.',
    agreements: 'To be able to prove which terms hold between us.',
    agency: 'To reach the contacts of an agency, and to prove how we decided about it.',
    reports: 'They belong to the bookkeeping of your agency and of the program.',
    mails: 'To see whether they have arrived.',
    security: 'To keep strangers out of your account.',
    audit: 'To be able to prove who decided what, and when.',
    content: 'They are part of the portal.',
    operation: 'To find faults.',
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
