/** Where a person is signed in, on the profile page. Names of browsers and systems are the makers'. */
export const openSessions = {
  title: 'Where you are signed in',
  lead: 'If you do not recognise one of these, sign it out and choose a new password.',
  device: '%{browser} on %{system}',
  unknown: 'Unknown device',
  here: 'This device',
  times: 'Signed in %{since}, last active %{active}',
  end: 'Sign Out',
  endOne: 'Sign out: %{device}',
  ended: 'That device is signed out.',
  endOthers: 'Sign Out Everywhere Else',
  othersEnded: 'You are signed out everywhere else.',
  only: 'You are signed in nowhere else.',
  failed: 'The list could not be loaded',
};
