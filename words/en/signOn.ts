/** Single sign-on of staff, on the page 'Sign-in and security'. */
export const signOn = {
  title: 'Single sign-on',
  lead: 'With an account of your organization you log in to this one without its password. Linking or removing one logs you out everywhere else.',
  failed: 'This could not be loaded',
  none: 'No account of your organization is linked.',
  list: 'Linked accounts',
  times: 'Linked %{linked}, last used %{used}',
  never: 'Linked %{linked}, not used yet',
  link: 'Link %{provider}',
  remove: 'Remove',
  removeOne: 'Remove: %{provider}',
  removed: 'This account opens yours no more. You have been logged out everywhere else.',
  refused:
    'This account could not be linked. It may be linked to somebody else already. Please try again, or ask an administrator.',
};
