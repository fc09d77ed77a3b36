import { accountCalls } from './calls/account.ts';
import { agencyCalls } from './calls/agency.ts';
import { associateCalls } from './calls/associate.ts';
import { certificateCalls } from './calls/certificates.ts';
import { contentCalls } from './calls/content.ts';
import { dataExportCalls } from './calls/dataExports.ts';
import { educationCalls } from './calls/education.ts';
import { endingCalls } from './calls/ending.ts';
import { factorCalls } from './calls/factors.ts';
import { invitationsCalls } from './calls/invitations.ts';
import { reportsCalls } from './calls/reports.ts';
import { signOnCalls } from './calls/signOn.ts';
import { signUpCalls } from './calls/signUp.ts';

/** The base path of all calls; configurable (decision A2). */
export const defaultApiBase = '/api/v1';
/** The base path of files (specification §7, decision A2). */
export const contentBase = '/api/content/1.0/fetch';
/** The product's own files there, with their gates (decision I22). */
export const contentFiles = {
  heroImage: { name: 'home-hero-image', gate: 'everyone' },
  reportTemplate: { name: 'Quarterly-Reporting-Template', gate: 'reporting' },
} as const;

/**
 * The caching of a picture whose address says nothing of its content: for an hour, and for a week after that a browser shows
 * its copy at once and asks for a newer one meanwhile.
 */
export const unhashedCaching = 'public, max-age=3600, stale-while-revalidate=604800';

/**
 * Every call of specification §7, and a few more, with path, methods and gate. With what they take and return they are in
 * endpoints.ts.
 */
export const addresses = {
  ...accountCalls,
  ...factorCalls,
  ...dataExportCalls,
  ...signOnCalls,
  ...endingCalls,
  ...signUpCalls,
  ...agencyCalls,
  ...associateCalls,
  ...educationCalls,
  ...invitationsCalls,
  ...reportsCalls,
  ...certificateCalls,
  ...contentCalls,
} as const;
export type EndpointName = keyof typeof addresses;

/** Returns an endpoint's path with its parameters filled in, percent-encoded; `:app` and `:brand` too. */
export const endpointPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (whole, name) =>
    params[name] === undefined ? whole : encodeURIComponent(params[name]),
  );
