import { agencies, people } from '../../demo/personas.ts';
import type { StepUp } from '../calls/call.ts';
import type { Gate } from '../gates.ts';
import type { ContentCode } from '../pages.ts';
import { isStaff } from '../staff/roles.ts';

/**
 * Who may see what, written by hand from specification §2, §6 and decision C3, and not read from the portal's own
 * tables, so that a mistake in one of them shows. Compared with the tables in contract/pages.test.ts, contract/gates.test.ts
 * and contract/endpoints.test.ts; checked for everybody in the router (src/app/gates.test.tsx) and on the server (server/gates.test.ts), and for a few people in a browser
 * (tests/journeys/gates.test.ts).
 */

type OpenToSome = Exclude<Gate, 'everyone' | 'guest' | 'signedIn' | 'enrolment' | 'beforeTerms'>;

/** What the point of contact of an approved agency that reports, and is accredited, may open. */
const everyPart: OpenToSome[] = [
  'invitations',
  'reporting',
  'agencyForm',
  'associateForm',
  'education',
  'accredited',
];

const person = (email: string, name: string, ...opens: OpenToSome[]) => ({ email, name, opens });
export const PEOPLE = [
  person('', 'a guest'),
  person('poc.approved@northwind.example', 'Ada Okafor', ...everyPart),
  person('poc.training@harbor.example', 'Ben Larsen', 'invitations', 'agencyForm', 'associateForm'),
  person('poc.other@maple.example', 'Cleo Marsh', ...everyPart),
  person('poc.new@cedar.example', 'Dev Patel', 'agencyForm', 'associateForm'),
  person('poc.pending@birch.example', 'Elena Ruiz', 'agencyForm', 'associateForm'),
  person('poc.revision@elm.example', 'Farid Haddad', 'agencyForm', 'associateForm'),
  person(
    'poc.renewal@oak.example',
    'Grace Kim',
    'agencyForm',
    'associateForm',
    'education',
    'accredited',
  ),
  person('poc.rejected@pine.example', 'Hugo Silva', 'agencyForm', 'associateForm'),
  person('associate.invited@northwind.example', 'Ivy Chen', 'associateForm'),
  person('associate.created@northwind.example', 'Jon Price', 'associateForm', 'education'),
  person('associate.registered@northwind.example', 'Kira Novak', 'associateForm', 'education'),
  person(
    'associate.accredited@northwind.example',
    "Liam O'Shea",
    'associateForm',
    'education',
    'accredited',
  ),
  person(
    'associate.renewal@northwind.example',
    'Mona Dias',
    'associateForm',
    'education',
    'accredited',
  ),
  person('associate.pending@northwind.example', 'Nils Berg', 'associateForm', 'education'),
  person('associate.rejected@northwind.example', 'Olga Petrova', 'associateForm'),
  person('staff.member@northwind.example', 'Paul Weber'),
  person('reviewer@aldervale.example', 'Rosa Lindqvist', 'staff'),
  person('reviewer.only@aldervale.example', 'Theo Brandt', 'staff'),
  person('editor@aldervale.example', 'Una Castellanos', 'staff'),
  person('support@aldervale.example', 'Viktor Amadi', 'staff'),
  person('auditor@aldervale.example', 'Wanda Keller', 'staff'),
  person('administrator@aldervale.example', 'Xavier Moreau', 'staff'),
];
export type Person = (typeof PEOPLE)[number];

/** A path, its gate, the page's heading, and the path to which it is redirected, if any. */
export const ROUTES: [path: string, gate: Gate, heading: string, at?: string][] = [
  ['/', 'everyone', 'banner'],
  ['/home', 'everyone', 'banner', '/'],
  ['/account', 'everyone', 'banner', '/'],
  ['/agency', 'everyone', 'banner', '/'],
  ['/account/login', 'guest', 'Log In'],
  ['/account/create/agent', 'guest', 'Register Your Agency'],
  ['/account/create/associate', 'guest', 'Register As An Associate'],
  ['/account/reset', 'guest', 'Forgot Password'],
  ['/account/confirm', 'everyone', 'Confirm Your Email'],
  ['/account/address', 'everyone', 'Your Email Address'],
  ['/account/emails', 'everyone', 'Emails to you'],
  ['/account/profile', 'signedIn', 'Profile'],
  ['/account/security', 'enrolment', 'Sign-in and security'],
  ['/account/terms', 'beforeTerms', 'Our terms have changed'],
  ['/account/your-data', 'beforeTerms', 'Your data'],
  ['/dashboard', 'signedIn', 'My Tasks'],
  ['/associates', 'invitations', 'Manage Associates'],
  ['/associates/page/1', 'invitations', 'Manage Associates'],
  ['/associates/page/', 'invitations', 'Manage Associates', '/associates'],
  ['/reporting', 'reporting', 'Quarterly Reporting'],
  ['/reporting/page/1', 'reporting', 'Quarterly Reporting'],
  ['/reporting/page/', 'reporting', 'Quarterly Reporting', '/reporting'],
  ['/reporting/reports/unknown', 'reporting', 'Page not found'],
  ['/agency/registration', 'agencyForm', 'Agency Registration'],
  ['/agency/registration/change', 'invitations', 'Request a Change'],
  ['/associates/registration', 'associateForm', 'Associate Registration'],
  ['/news', 'accredited', 'News'],
  ['/industrynews', 'accredited', 'Industry News'],
  ['/overview', 'everyone', 'Program Overview'],
  ['/education', 'education', 'Brand Education Guide'],
  ['/benefits', 'accredited', 'Associate Benefits'],
  ['/promotions', 'accredited', 'Promotions'],
  ['/resources', 'accredited', 'Resources'],
  ['/rateoffers', 'accredited', 'Rate Offers'],
  ['/commissions', 'accredited', 'Commissions'],
  ['/content/privacy', 'everyone', 'Privacy'],
  ['/content/cookies', 'everyone', 'Cookies'],
  ['/content/site-usage', 'everyone', 'Site Usage'],
  ['/content/terms', 'everyone', 'Terms'],
  ['/content/program-overview', 'everyone', 'Program Overview'],
  ['/content/education', 'education', 'Brand Education Guide'],
  ['/content/benefits', 'accredited', 'Associate Benefits'],
  ['/content/nothing-of-the-kind', 'accredited', 'Page not found'],
  ['/verify', 'everyone', 'Check a Certificate'],
  ['/verify/no-such-code', 'everyone', 'No Certificate Has This Code'],
  ['/403', 'everyone', 'Forbidden'],
  ['/405', 'everyone', 'Page not found'],
  ['/no/such/page', 'everyone', 'Page not found'],
  ['/staff', 'staff', 'Overview'],
];

/** The links of the menu in their order (specification §2). */
export const LINKS: [name: string, gate: Gate][] = [
  ['Profile', 'signedIn'],
  ['Security', 'signedIn'],
  ['Logout', 'signedIn'],
  ['Program office', 'staff'],
  ['Dashboard', 'signedIn'],
  ['Associates', 'invitations'],
  ['Reporting', 'reporting'],
  ['Overview', 'everyone'],
  ['Education', 'education'],
  ['Benefits', 'accredited'],
  ['Rate Offers', 'accredited'],
  ['Promotions', 'accredited'],
  ['Commissions', 'accredited'],
  ['Resources', 'accredited'],
  ['News', 'accredited'],
  ['Industry News', 'accredited'],
  ['Register Your Agency', 'guest'],
  ['Register As An Associate', 'guest'],
  ['Log In', 'guest'],
];

/** The gate of each content code (decision C3), and the page that shows it. A new code without a row does not compile. */
const CONTENT: Record<ContentCode, readonly [gate: Gate, path: string]> = {
  'home-page': ['everyone', '/'],
  'program-overview': ['everyone', '/overview'],
  privacy: ['everyone', '/content/privacy'],
  cookies: ['everyone', '/content/cookies'],
  'site-usage': ['everyone', '/content/site-usage'],
  terms: ['everyone', '/content/terms'],
  education: ['education', '/education'],
  benefits: ['accredited', '/benefits'],
  rateoffers: ['accredited', '/rateoffers'],
  commissions: ['accredited', '/commissions'],
  promotions: ['accredited', '/promotions'],
  resources: ['accredited', '/resources'],
  '{brand}-happenings': ['accredited', '/news'],
  'industry-news': ['accredited', '/industrynews'],
};
/** The same as rows, with the codes of the product's own brand. */
export const contentRows = Object.entries(CONTENT).map(
  ([code, [gate, path]]) => [code.replace('{brand}', 'aldervale'), gate, path] as const,
);

/**
 * The gates of the calls (decisions C3, A8, I22), by their addresses or, with a slash at the end, by how those begin; of
 * several rows the first counts. What guests may call has a row of its own, so that a new call is open to them only if
 * somebody says so here.
 */
const CALL_GATES: [address: string, gate: Gate][] = [
  ['/foundation/:app/foundation_settings/:licenseKey', 'everyone'],
  ['/accounts/:app/policy', 'everyone'],
  ['/accounts/:app/login', 'everyone'],
  ['/accounts/:app/challenge', 'everyone'],
  ['/accounts/:app/passkey', 'everyone'],
  ['/accounts/:app/passkey/', 'everyone'],
  ['/accounts/:app/logout', 'enrolment'],
  ['/accounts/:app/', 'signedIn'],
  ['/auth/:app/auth_create_agent', 'everyone'],
  ['/auth/:app/auth_create_associate', 'everyone'],
  ['/auth/:app/auth_confirm_email', 'everyone'],
  ['/auth/:app/auth_read_invitation', 'everyone'],
  ['/auth/:app/auth_read_link', 'everyone'],
  ['/auth/:app/auth_change_address', 'everyone'],
  ['/auth/:app/auth_mail_choice', 'everyone'],
  ['/auth/:app/auth_validate_email_domain', 'everyone'],
  ['/auth/:app/associate_self_invitation', 'everyone'],
  ['/auth/:app/auth_initiate_reset_password', 'everyone'],
  ['/auth/:app/auth_reset_password', 'everyone'],
  ['/auth/:app/invitations', 'invitations'],
  ['/auth/:app/', 'signedIn'],
  ['/certificates/:code', 'everyone'],
  // Those for everyone answer by the gate of the code.
  ['/content/:app/getByCode/:code', 'everyone'],
  ['/content/:app/getAllByCode/:code', 'everyone'],
  ['/content/:app/', 'accredited'],
  ['/:app/account/signOns', 'staff'],
  ['/:app/account/signOns/', 'staff'],
  // What somebody needs who has to add a second step first.
  ['GET /:app/account/me', 'enrolment'],
  ['/:app/account/activity', 'enrolment'],
  ['/:app/account/proof', 'enrolment'],
  ['/:app/account/proof/', 'enrolment'],
  ['GET /:app/account/factors', 'enrolment'],
  ['POST /:app/account/factors', 'enrolment'],
  ['POST /:app/account/factors/', 'enrolment'],
  ['/:app/account/passkeys', 'enrolment'],
  ['/:app/account/passkeys/', 'enrolment'],
  // What somebody needs who has to agree to changed terms first, or would rather leave.
  ['/:app/account/language', 'beforeTerms'],
  ['/:app/account/agreements', 'beforeTerms'],
  ['/:app/account/agreements/', 'beforeTerms'],
  ['/:app/account/terms', 'beforeTerms'],
  ['/:app/account/kept-data', 'beforeTerms'],
  ['/:app/account/data-exports', 'beforeTerms'],
  ['/:app/account/data-exports/', 'beforeTerms'],
  ['/:app/account/ending', 'beforeTerms'],
  ['/:app/account/', 'signedIn'],
  ['/:app/:brand/agency/', 'invitations'],
  ['/:app/:brand/agency', 'agencyForm'],
  ['/:app/:brand/associate/', 'accredited'],
  ['/:app/:brand/associate', 'associateForm'],
  ['/:app/:brand/acknowledgement', 'associateForm'],
  ['/:app/:brand/education/', 'education'],
  ['/:app/:brand/invitation/', 'invitations'],
  ['/:app/:brand/report', 'reporting'],
  ['/:app/:brand/report/', 'reporting'],
];
/** Returns the gate that a call with this address is meant to have; undefined if no row says so. */
export const gateMeantFor = (method: string, address: string): Gate | undefined =>
  CALL_GATES.find(([row]) =>
    [address, `${method} ${address}`].some((call) =>
      row.endsWith('/') ? call.startsWith(row) : call === row,
    ),
  )?.[1];

/**
 * The calls that demand a proof of who it is, not older than ten minutes (decision F10), of the portal by method and address,
 * of the console as its table names them; with a slash at the end by how they begin. All others demand none.
 */
const STEP_UP: [call: string, meant: StepUp][] = [
  ['POST /:app/account/password', 'ofFactors'],
  ['POST /:app/account/factors', 'always'],
  ['POST /:app/account/factors/', 'always'],
  ['PATCH /:app/account/factors/', 'always'],
  ['DELETE /:app/account/factors/', 'always'],
  ['POST /:app/account/passkeys', 'always'],
  ['POST /:app/account/passkeys/', 'always'],
  ['POST /:app/account/recoveryCodes', 'always'],
  ['POST /:app/account/address', 'always'],
  ['POST /:app/account/data-exports', 'always'],
  ['GET /:app/account/data-exports/', 'always'],
  ['POST /:app/account/ending', 'always'],
  ['POST /:app/account/signOns', 'always'],
  ['DELETE /:app/account/signOns/', 'always'],
  ['DELETE /:app/account/sessions', 'always'],
  ['DELETE /:app/account/sessions/', 'always'],
  ['GET people/export', 'always'],
  ['POST people/:id/disable', 'always'],
  ['POST people/:id/end-sessions', 'always'],
  ['POST people/:id/reset-second-step', 'always'],
  ['POST people/:id/hold', 'always'],
  ['POST people/:id/release', 'always'],
  ['POST people/:id/roles', 'always'],
  ['POST people/:id/sign-on', 'always'],
  ['POST people/:id/data-exports', 'always'],
  ['GET people/:id/data-exports/:file', 'always'],
  ['POST people/:id/ending', 'always'],
  ['GET roles/export', 'always'],
  ['POST sign-on/require', 'always'],
  ['POST sign-on/release', 'always'],
  ['POST front-desks', 'always'],
  ['POST front-desks/', 'always'],
];
/** Returns what proof a call is meant to demand. */
export const stepUpMeantFor = (call: string): StepUp | undefined =>
  STEP_UP.find(([row]) => (row.endsWith('/') ? call.startsWith(row) : call === row))?.[1];

const content = (code: string) => `/api/v1/content/hub/getAllByCode/${code}`;
/** The calls of the pages. */
export const CALLS: [address: string, gate: Gate][] = [
  ['/api/v1/accounts/hub/policy', 'everyone'],
  ['/api/v1/hub/account/me', 'enrolment'],
  ['/api/v1/hub/aldervale/invitation/associate?paging=1-20', 'invitations'],
  ['/api/v1/hub/aldervale/report?paging=1-10', 'reporting'],
  ['/api/content/1.0/fetch/Quarterly-Reporting-Template', 'reporting'],
  ['/api/staff/v1/overview', 'staff'],
  ['/api/v1/hub/aldervale/agency', 'agencyForm'],
  ['/api/v1/hub/aldervale/associate', 'associateForm'],
  ['/api/v1/content/hub/getByCode/education', 'education'],
  ['/api/v1/content/hub/getByCode/benefits', 'accredited'],
  ...contentRows.map(([code, gate]): [string, Gate] => [content(code), gate]),
];

const isGuest = ({ email }: Person) => email === '';
/** Whether a gate is open for a person. */
export function opens(gate: Gate, who: Person): boolean {
  if (gate === 'everyone') return true;
  if (gate === 'guest') return isGuest(who);
  if (gate === 'signedIn' || gate === 'enrolment' || gate === 'beforeTerms') return !isGuest(who);
  return who.opens.includes(gate);
}

/** Returns the path to which a person gets, and the heading there. */
export function landing([path, gate, heading, at = path]: (typeof ROUTES)[number], who: Person) {
  const home = isGuest(who) ? "You're a Genius. Make it Official." : 'Bring Out Your Inner Genius';
  if (opens(gate, who)) return { path: at, title: heading === 'banner' ? home : heading };
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
  const { pointOfContact, associate, associateStatus } = person;
  const agencyStatus = agency?.agencyStatus ?? null;
  const quarterlyReportRequired = agency?.quarterlyReportRequired ?? false;
  return {
    provider: {
      ...{ pointOfContact, associate, associateStatus },
      ...{ agencyStatus, quarterlyReportRequired },
    },
    isStaff: isStaff(person),
  };
}
