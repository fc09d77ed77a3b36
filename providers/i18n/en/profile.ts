/** The profile page: a person's name and password. */
export const profile = {
  names: 'Your name',
  email: 'You sign in as %{email}',
  saveNames: 'Save',
  namesSaved: 'Your name is saved.',
  password: 'Your password',
  passwordLead: 'With a new password you stay signed in here and are signed out everywhere else.',
  savePassword: 'Save Password',
  passwordSaved: 'Your password is changed.',
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    currentPassword: 'Current Password',
    password: 'New Password',
    confirmPassword: 'Confirm Password',
  },
};
