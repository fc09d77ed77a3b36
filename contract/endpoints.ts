import type { z } from 'zod';
import { addresses, type EndpointName } from './addresses.ts';
import { accountDetails } from './calls/account.ts';
import { agencyDetails } from './calls/agency.ts';
import { associateDetails } from './calls/associate.ts';
import type { Call, CallDetails, Details, ParamOf } from './calls/call.ts';
import { certificateDetails } from './calls/certificates.ts';
import { contentDetails } from './calls/content.ts';
import { dataExportDetails } from './calls/dataExports.ts';
import { educationDetails } from './calls/education.ts';
import { endingDetails } from './calls/ending.ts';
import { factorDetails } from './calls/factors.ts';
import { invitationsDetails } from './calls/invitations.ts';
import { reportsDetails } from './calls/reports.ts';
import { signOnDetails } from './calls/signOn.ts';
import { signUpDetails } from './calls/signUp.ts';
import { type PasswordForms, passwordForms } from './forms/account.ts';
import { usualPolicies } from './policies.ts';
import { done, type Policies } from './records.ts';

export interface Endpoint extends Call, CallDetails {
  readonly response: z.ZodType;
}

const detailsUnder = (passwords: PasswordForms) => ({
  ...accountDetails(passwords),
  ...factorDetails(),
  ...dataExportDetails(),
  ...signOnDetails(),
  ...endingDetails(),
  ...signUpDetails(passwords),
  ...agencyDetails(),
  ...associateDetails(),
  ...educationDetails(),
  ...invitationsDetails(),
  ...reportsDetails(),
  ...certificateDetails(),
  ...contentDetails(),
});

type AllDetails = ReturnType<typeof detailsUnder>;
type ResponseSchema<Name extends EndpointName> = AllDetails[Name] extends {
  response: infer Response;
}
  ? Response
  : typeof done;
export type Endpoints = {
  [Name in EndpointName]: (typeof addresses)[Name] &
    AllDetails[Name] & { readonly response: ResponseSchema<Name> };
};

/** What a back end gets of a part of a request: as its schema returns it, unknown without a schema. */
export type Checked<Name extends EndpointName, Part extends 'query' | 'body'> =
  Endpoints[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : unknown;
export type Answered<Name extends EndpointName> = z.input<Endpoints[Name]['response']>;
/** Its parameters, but for those that the settings fill in. */
export type Params<Name extends EndpointName> = Record<ParamOf<Endpoints[Name]['path']>, string>;

export function endpointsUnder(policies: () => Policies): Endpoints {
  const details: Details<typeof addresses> = detailsUnder(passwordForms(policies));
  const rows = (Object.keys(addresses) as EndpointName[]).map((name) => [
    name,
    { response: done, ...addresses[name], ...details[name] },
  ]);
  return Object.fromEntries(rows);
}

/** The endpoint table under the policies of the specification: for all that doesn't depend on them. */
export const endpoints = endpointsUnder(() => usualPolicies);
