import { resource } from './console.ts';
import { staffAccess } from './staffAccess.ts';

/** Whether staff log in by single sign-on only (/staff/roles/sign-on), and whose account opens whose. */
const signOn = {
  title: 'Single sign-on',
  intro:
    'Members of staff can log in with the account of their organization. Once it is required, a password opens no account of staff any more, but for two that are kept for emergencies.',
  none: 'No provider is set up. The operator of the server does that.',
  required:
    'Since %{since}, staff log in by single sign-on only. Kept for emergencies: %{accounts}',
  proof: {
    title: 'Try it first',
    text: 'A login shows that the current settings work. It counts for 15 minutes.',
    works: 'Somebody has just logged in with the current settings. It counts until %{until}.',
    logIn: 'Log In with %{provider}',
  },
  require: {
    title: 'Require single sign-on',
    text: 'Choose two accounts that open with password and second step when the provider is down. All administrators get an email whenever one is used. Everyone else on staff who has logged in otherwise is logged out at once, you too.',
    first: 'First emergency account',
    second: 'Second emergency account',
    firstHelp: 'Only accounts with a password and a second step are offered.',
    secondHelp: 'One of the two has to be an administrator.',
    action: 'Require Single Sign-On',
    confirm: 'Require single sign-on of all staff?',
    confirmText:
      'Everyone on staff but %{first} and %{second} can then log in by single sign-on only.',
  },
  release: {
    title: 'No longer require it',
    text: 'Everyone on staff can log in with a password again, as well as by single sign-on.',
    action: 'No Longer Require It',
    confirm: 'No longer require single sign-on?',
  },
};

const linkSignOn = {
  title: 'Link single sign-on',
  text: 'Lets an account at a provider open the account of %{name}, with all its roles. Make sure first that it is the person’s own. The person is logged out and gets an email.',
  place: 'Provider',
  subject: 'Subject',
  subjectHelp: 'As the audit has it in the entry of the login that was refused.',
  note: 'Reason',
  noteHelp: 'It is kept in the audit.',
  action: 'Link Account',
  confirm: 'Link this account to %{name}?',
  confirmText: 'Whoever has it can log in as %{email} from then on.',
};

/** Together with those of the list beside it. */
export const signOnWords = {
  staff: { access: staffAccess, signOn, people: { linkSignOn } },
  resources: { roles: resource('roles', staffAccess) },
};
