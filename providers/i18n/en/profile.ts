/** The profile page: a person's name and password. */
export const profile = {
  names: 'Your name',
  email: 'You log in as %{email}',
  saveNames: 'Save',
  namesSaved: 'Your name has been saved.',
  password: 'Your password',
  passwordLead:
    'If you change your password, you stay logged in here and are logged out on all other devices.',
  savePassword: 'Save Password',
  passwordSaved: 'Your password has been changed.',
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    currentPassword: 'Current Password',
    password: 'New Password',
    confirmPassword: 'Confirm Password',
  },
};
