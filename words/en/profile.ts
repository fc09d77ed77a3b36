/** The profile page: a person's name, language and contact details. */
export const profile = {
  names: 'Your name',
  email: 'You log in as %{email}',
  saveNames: 'Save',
  namesSaved: 'Your name has been saved.',
  language: 'Your language',
  languageLead: 'The portal, on all your devices, and the emails you receive are in this language.',
  saveLanguage: 'Save Language',
  languageSaved: 'Your language has been saved.',
  emails: {
    title: 'Emails that you get',
    lead: 'What belongs to your account is always sent: links that you ask for, decisions and changes of your account.',
    reminders: 'Reminders',
    remindersHelp:
      'Of what is due: registrations, reports and renewals. Your dashboard shows it, too.',
    news: 'News, offers and program changes',
    newsHelp: 'The same choice as in your registration.',
    saved: 'Your choice has been saved.',
  },
  security: 'Sign-in and security',
  securityLead:
    'Your email address, your password, the second step when logging in, and the devices where you are logged in.',
  toSecurity: 'Manage Sign-In',
  yourData: 'Your data',
  yourDataLead: 'What we keep of you, why and for how long; you can take it along.',
  toYourData: 'See Your Data',
  agencyContact: 'Contact details of your agency',
  agencyContactLead:
    'Phone and addresses change at once, without a review. Any other change, such as the name or the domain, is requested in the agency registration.',
  saveContact: 'Save Contact Details',
  contactSaved: 'The contact details have been saved.',
  associateContact: 'Your associate profile',
  associateContactLead: 'You can change your phone, your address and the email choice at any time.',
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    language: 'Language',
  },
};

/** The password on the page 'Sign-in and security'. */
export const ownPassword = {
  title: 'Your password',
  lead: 'If you change your password, you stay logged in here and are logged out on all other devices.',
  save: 'Save Password',
  saved: 'Your password has been changed.',
  fields: {
    currentPassword: 'Current Password',
    password: 'New Password',
    confirmPassword: 'Confirm Password',
  },
};

/** The surprise registration on the profile page (decision F8). */
export const surprise = {
  title: 'A surprise now and then',
  text: 'Our hotels like to surprise the people who recommend them. Would you like to take part?',
  label: 'Take part',
  saved: 'Saved',
};
