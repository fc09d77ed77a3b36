import type { z } from 'zod';
import { addresses, type EndpointName } from './addresses.ts';
import { accountSchemas } from './calls/account.ts';
import { agencySchemas } from './calls/agency.ts';
import { associateSchemas } from './calls/associate.ts';
import type { Call, Schemas } from './calls/call.ts';
import { contentSchemas } from './calls/content.ts';
import { invitationsSchemas } from './calls/invitations.ts';
import { reportsSchemas } from './calls/reports.ts';
import { signUpSchemas } from './calls/signUp.ts';
import { type PasswordForms, passwordForms } from './forms/account.ts';
import { usualPolicies } from './policies.ts';
import { done, type Policies } from './records.ts';

/** A row of the endpoint table with its schemas. */
export interface Endpoint extends Call {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

const schemasUnder = (passwords: PasswordForms) => ({
  ...accountSchemas(passwords),
  ...signUpSchemas(passwords),
  ...agencySchemas(),
  ...associateSchemas(),
  ...invitationsSchemas(),
  ...reportsSchemas(),
  ...contentSchemas(),
});

type SchemasOf<Name> = Name extends keyof ReturnType<typeof schemasUnder>
  ? ReturnType<typeof schemasUnder>[Name]
  : unknown;
type ResponseOf<Name> =
  SchemasOf<Name> extends { response: infer Response } ? Response : typeof done;
type Endpoints = {
  [Name in EndpointName]: (typeof addresses)[Name] &
    SchemasOf<Name> & { readonly response: ResponseOf<Name> };
};

/** The endpoint table of addresses.ts with the schemas of each call, under the policies of a programme. */
export function endpointsUnder(policies: () => Policies): Endpoints {
  const schemas: Schemas<typeof addresses> = schemasUnder(passwordForms(policies));
  const rows = (Object.keys(addresses) as EndpointName[]).map((name) => [
    name,
    { response: done, ...addresses[name], ...schemas[name] },
  ]);
  return Object.fromEntries(rows);
}

/** …under those of the specification: for all that doesn't depend on them. */
export const endpoints = endpointsUnder(() => usualPolicies);
