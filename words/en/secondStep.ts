/** The second step of logging in, on the profile page. */
export const secondStep = {
  title: 'Second step when logging in',
  lead: 'With a passkey or an authenticator app, the password alone does not open your account. A passkey is your fingerprint, your face or the PIN of your device; it also logs you in without the password.',
  none: 'You log in with your password alone.',
  failed: 'This could not be loaded',
  list: 'Your passkeys and authenticator apps',
  times: 'Added %{added}, last used %{used}',
  addPasskey: 'Add a Passkey',
  add: 'Add an Authenticator App',
  scan: 'Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.',
  qr: 'QR code for the authenticator app',
  key: 'Key:',
  confirm: 'Add',
  added:
    'From now on it is asked for after your password. You have been logged out everywhere else.',
  remove: 'Remove',
  removeOne: 'Remove: %{name}',
  removeText: 'It no longer counts as a second step. You are logged out everywhere else.',
  removed: 'It has been removed. You have been logged out everywhere else.',
  codesLeft: 'Recovery codes left: %{n}',
  codesTitle: 'Your recovery codes',
  codesLead:
    'Print these codes, or keep them where you keep your passwords. Each of them opens your account once if you do not have your phone. They are not shown again.',
  codesKept: 'I Have Kept Them',
  renew: 'New Recovery Codes',
  renewText: 'New recovery codes end the old ones.',
  renewed: 'The old recovery codes are no longer valid.',
  cancel: 'Cancel',
  fields: {
    name: 'Name of the App',
    code: 'Code of the App',
  },
};
