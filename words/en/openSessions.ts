/** Where a person is signed in, on the page 'Sign-in and security'. Names of browsers and systems are the makers'. */
export const openSessions = {
  title: 'Where you are logged in',
  lead: 'If you do not recognize one of these devices, log it out and choose a new password.',
  device: '%{browser} on %{system}',
  unknown: 'Unknown device',
  here: 'This device',
  times: 'Logged in %{since}, last active %{active}',
  end: 'Log Out',
  endOne: 'Log out: %{device}',
  ended: 'That device has been logged out.',
  endOthers: 'Log out everywhere else',
  othersEnded: 'You have been logged out everywhere else.',
  only: 'You are not logged in anywhere else.',
  failed: 'The list could not be loaded',
};
