import { agencies, people } from '../../demo/personas.ts';

/**
 * Who may see what, written by hand from specification §2, §6 and decision C3, and not read from the portal's own
 * table, so that a mistake in one of them shows. Checked for everybody in the router (src/gates.test.tsx) and on the
 * server (server/gates.test.ts), and for a few people in a browser (tests/journeys/gates.test.ts).
 */

type Part =
  | 'invitations'
  | 'reporting'
  | 'agency'
  | 'associate'
  | 'education'
  | 'benefits'
  | 'staff';

/** What the point of contact of an approved agency that reports, and is accredited, may open. */
const everyPart: Part[] = [
  'invitations',
  'reporting',
  'agency',
  'associate',
  'education',
  'benefits',
];

const person = (email: string, name: string, ...opens: Part[]) => ({ email, name, opens });
export const PEOPLE = [
  person('', 'a guest'),
  person('poc.approved@northwind.example', 'Ada Okafor', ...everyPart),
  person('poc.training@harbor.example', 'Ben Larsen', 'invitations', 'agency', 'associate'),
  person('poc.other@maple.example', 'Cleo Marsh', ...everyPart),
  person('poc.new@cedar.example', 'Dev Patel', 'agency', 'associate'),
  person('poc.pending@birch.example', 'Elena Ruiz', 'agency', 'associate'),
  person('poc.revision@elm.example', 'Farid Haddad', 'agency', 'associate'),
  person('poc.renewal@oak.example', 'Grace Kim', 'agency', 'associate', 'education', 'benefits'),
  person('poc.rejected@pine.example', 'Hugo Silva', 'agency', 'associate'),
  person('associate.invited@northwind.example', 'Ivy Chen', 'associate'),
  person('associate.created@northwind.example', 'Jon Price', 'associate', 'education'),
  person('associate.registered@northwind.example', 'Kira Novak', 'associate', 'education'),
  person(
    'associate.accredited@northwind.example',
    "Liam O'Shea",
    'associate',
    'education',
    'benefits',
  ),
  person('associate.renewal@northwind.example', 'Mona Dias', 'associate', 'education', 'benefits'),
  person('associate.pending@northwind.example', 'Nils Berg', 'associate', 'education'),
  person('associate.rejected@northwind.example', 'Olga Petrova', 'associate'),
  person('staff.member@northwind.example', 'Paul Weber'),
  person('reviewer@aldervale.example', 'Rosa Lindqvist', 'staff'),
];
export type Person = (typeof PEOPLE)[number];

type Gate = Part | 'everyone' | 'guest' | 'signedIn';
/** A path, its gate, its title, and the path to which it is redirected, if any. */
export const ROUTES: [path: string, gate: Gate, title: string, at?: string][] = [
  ['/', 'everyone', 'banner'],
  ['/home', 'everyone', 'banner', '/'],
  ['/account', 'everyone', 'banner', '/'],
  ['/agency', 'everyone', 'banner', '/'],
  ['/account/login', 'guest', 'Log In'],
  ['/account/create/agent', 'guest', 'Register Your Agency'],
  ['/account/create/associate', 'guest', 'Register As An Associate'],
  ['/account/reset', 'guest', 'Forgot Password'],
  ['/account/confirm', 'everyone', 'Confirm Your Email'],
  ['/account/profile', 'signedIn', 'Profile'],
  ['/dashboard', 'signedIn', 'My Tasks'],
  ['/associates', 'invitations', 'Manage Associates'],
  ['/associates/page/1', 'invitations', 'Manage Associates'],
  ['/associates/page/', 'invitations', 'Manage Associates', '/associates'],
  ['/reporting', 'reporting', 'Quarterly Reporting'],
  ['/reporting/page/1', 'reporting', 'Quarterly Reporting'],
  ['/reporting/page/', 'reporting', 'Quarterly Reporting', '/reporting'],
  ['/reporting/reports/unknown', 'reporting', 'Page not found'],
  ['/agency/registration', 'agency', 'Agency Registration'],
  ['/agency/registration/change', 'invitations', 'Request a Change'],
  ['/associates/registration', 'associate', 'Associate Registration'],
  ['/news', 'benefits', 'News'],
  ['/industrynews', 'benefits', 'Industry News'],
  ['/overview', 'everyone', 'Program Overview'],
  ['/education', 'education', 'Brand Education Guide'],
  ['/benefits', 'benefits', 'Associate Benefits'],
  ['/promotions', 'benefits', 'Promotions'],
  ['/resources', 'benefits', 'Resources'],
  ['/rateoffers', 'benefits', 'Rate Offers'],
  ['/commissions', 'benefits', 'Commissions'],
  ['/content/privacy', 'everyone', 'Privacy'],
  ['/content/cookies', 'everyone', 'Cookies'],
  ['/content/site-usage', 'everyone', 'Site Usage'],
  ['/content/terms', 'everyone', 'Terms'],
  ['/content/program-overview', 'everyone', 'Program Overview'],
  ['/content/education', 'education', 'Brand Education Guide'],
  ['/content/benefits', 'benefits', 'Associate Benefits'],
  ['/content/nothing-of-the-kind', 'benefits', 'Page not found'],
  ['/403', 'everyone', 'Forbidden'],
  ['/405', 'everyone', 'Page not found'],
  ['/no/such/page', 'everyone', 'Page not found'],
  ['/staff', 'staff', 'Overview'],
];

/** The links of the menu in their order (specification §2). */
export const LINKS: [name: string, gate: Gate][] = [
  ['Profile', 'signedIn'],
  ['Logout', 'signedIn'],
  ['Program office', 'staff'],
  ['Dashboard', 'signedIn'],
  ['Associates', 'invitations'],
  ['Reporting', 'reporting'],
  ['Overview', 'everyone'],
  ['Education', 'education'],
  ['Benefits', 'benefits'],
  ['Rate Offers', 'benefits'],
  ['Promotions', 'benefits'],
  ['Commissions', 'benefits'],
  ['Resources', 'benefits'],
  ['News', 'benefits'],
  ['Industry News', 'benefits'],
  ['Register Your Agency', 'guest'],
  ['Register As An Associate', 'guest'],
  ['Log In', 'guest'],
];

const content = (code: string) => `/api/v1/content/hub/getAllByCode/${code}`;
/** The calls of the pages. */
export const CALLS: [address: string, gate: Gate][] = [
  ['/api/v1/accounts/hub/policy', 'everyone'],
  ['/api/v1/hub/account/me', 'signedIn'],
  ['/api/v1/hub/aldervale/invitation/associate?paging=1-20', 'invitations'],
  ['/api/v1/hub/aldervale/report?paging=1-10', 'reporting'],
  ['/api/content/1.0/fetch/Quarterly-Reporting-Template', 'reporting'],
  ['/api/staff/v1/agencies', 'staff'],
  ['/api/v1/hub/aldervale/agency', 'agency'],
  ['/api/v1/hub/aldervale/associate', 'associate'],
  [content('home-page'), 'everyone'],
  [content('program-overview'), 'everyone'],
  [content('privacy'), 'everyone'],
  [content('education'), 'education'],
  ['/api/v1/content/hub/getByCode/education', 'education'],
  ['/api/v1/content/hub/getByCode/benefits', 'benefits'],
  ...[
    'aldervale-happenings',
    'industry-news',
    'benefits',
    'promotions',
    'resources',
    'rateoffers',
    'commissions',
  ].map((code): [string, Gate] => [content(code), 'benefits']),
];

const isGuest = ({ email }: Person) => email === '';
/** Whether a gate is open for a person. */
export function opens(gate: Gate, who: Person): boolean {
  if (gate === 'everyone') return true;
  if (gate === 'guest') return isGuest(who);
  if (gate === 'signedIn') return !isGuest(who);
  return who.opens.includes(gate);
}

/** Returns the path to which a person gets, and the title there. */
export function landing([path, gate, title, at = path]: (typeof ROUTES)[number], who: Person) {
  const home = isGuest(who) ? "You're a Genius. Make it Official." : 'Bring Out Your Inner Genius';
  if (opens(gate, who)) return { path: at, title: title === 'banner' ? home : title };
  if (gate === 'guest' || isGuest(who)) return { path: '/', title: home };
  return { path: '/403', title: 'Forbidden' };
}

/** Returns the HTTP status of a call behind a gate. */
export const statusFor = (gate: Gate, who: Person): number =>
  opens(gate, who) ? 200 : isGuest(who) ? 401 : 403;

/** Returns the properties of a person's profile that gates check; undefined for a guest. */
export function standingOf({ email }: Person) {
  const person = people.find((one) => one.email === email);
  if (!person) return undefined;
  const agency = agencies.find(({ key }) => key === person.agency);
  const { pointOfContact, associate, associateStatus, programmeStaff } = person;
  const agencyStatus = agency?.agencyStatus ?? null;
  const quarterlyReportRequired = agency?.quarterlyReportRequired ?? false;
  return {
    provider: {
      ...{ pointOfContact, associate, associateStatus },
      ...{ agencyStatus, quarterlyReportRequired },
    },
    isStaff: programmeStaff,
  };
}
