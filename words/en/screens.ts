/** The screens, in the order in which a person comes to them, and the parts of the catalogue that each shows. */
export const screens: readonly [title: string, parts: readonly string[]][] = [
  [
    'Every page: header, footer, navigation',
    ['common', 'public.navigation', 'public.menu', 'public.footer'],
  ],
  ['A certificate, checked', ['public.verify', 'verify']],
  ['Home and Log In', ['public.description', 'public.home', 'public.signIn']],
  [
    'Account creation',
    [
      'public.form',
      'public.password',
      'public.createAgent',
      'public.createAssociate',
      'public.confirm',
      'public.link',
      'public.emails',
      'emails',
    ],
  ],
  ['Forgot Password', ['public.reset', 'reset']],
  ['Profile and Logout', ['public.profile', 'profile', 'surprise', 'public.logout']],
  [
    'Sign-in and security',
    ['ownAddress', 'ownPassword', 'password', 'secondStep', 'signOn', 'openSessions'],
  ],
  ['Changed terms', ['newTerms']],
  ['Your data', ['yourData']],
  ['My Tasks', ['dashboard']],
  ['Agency Registration', ['agency']],
  ['Associate Registration', ['associate']],
  ['Every form: words, choices', ['form', 'options']],
  ['Every form: what is wrong with an entry', ['validation']],
  ['Manage Associates', ['associates', 'invitation']],
  ['Quarterly Reporting', ['reports', 'upload']],
  ['Every list', ['lists']],
  ['Content pages', ['content']],
  ['Brand education: reading and quiz', ['reading', 'quiz']],
  ['403: why a page does not open', ['public.forbidden', 'gate']],
  ['404', ['public.notFound']],
  ['Time-out and consent', ['session', 'consent']],
  ['What went wrong', ['error', 'errors']],
];

/** What is on no screen of the list. */
export const ELSEWHERE = 'Elsewhere';

/** Returns the screen that shows a text of the portal. */
export const screenOf = (key: string): string =>
  screens.find(([, parts]) => parts.some((part) => `${key}.`.startsWith(`${part}.`)))?.[0] ??
  ELSEWHERE;
