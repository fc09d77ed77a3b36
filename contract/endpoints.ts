import { z } from 'zod';
import { addresses, type Call, type EndpointName } from './addresses.ts';
import * as account from './forms/account.ts';
import { agencyChangeForm, agencyContactForm, agencyForm } from './forms/agency.ts';
import { associateForm } from './forms/associate.ts';
import { invitationQuery } from './forms/invitationQuery.ts';
import { pointOfContactForm, sendInvitationsForm } from './forms/invitations.ts';
import { usualPolicies } from './policies.ts';
import * as records from './records.ts';
import { reportReading } from './reportReading.ts';
import * as teams from './team.ts';

interface Schemas {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
}

/** A row of the endpoint table with its schemas. */
export interface Endpoint extends Call, Schemas {
  readonly response: z.ZodType;
}

/** Adds the version that a save was read with; optional for the first save (decision I1). */
const saved = <T extends z.ZodType>(form: T) =>
  z.intersection(form, z.object({ version: z.int().optional() }));
/** The language to answer in, where there is a version in it; not given or unknown, it is the visitor's. */
const contentQuery = z.object({ language: account.languageCode.optional().catch(undefined) });
const paging = z.object({ paging: z.string().optional().catch(undefined) });
const surprise = z.object({ available: z.boolean(), registered: z.boolean() });

/** What calls read and return. Without a response of its own a call says that it is done. */
const schemasUnder = (passwords: ReturnType<typeof account.passwordForms>) =>
  ({
    settings: {
      response: records.settings,
    },
    policy: {
      response: records.policy,
    },
    me: {
      response: records.profile,
    },
    login: {
      body: passwords.login,
    },
    initiateReset: {
      body: account.resetRequestForm,
    },
    resetPassword: {
      body: passwords.reset,
    },
    createAgent: {
      body: passwords.agentAccount,
    },
    createAssociate: {
      body: passwords.associateAccount,
    },
    readInvitation: {
      body: account.invitationTokenForm,
      response: records.openInvitation,
    },
    joinAgency: {
      body: account.invitationTokenForm,
    },
    readLink: {
      body: account.linkTokenForm,
      response: z.object({ emailAddress: z.string() }),
    },
    confirmEmail: {
      body: passwords.confirmation,
    },
    validateEmailDomain: {
      body: account.domainForm,
      response: z.object({ valid: z.boolean() }),
    },
    selfInvitation: {
      body: account.selfInvitationForm,
    },
    activity: {
      response: z.object({ expiresAt: z.iso.datetime() }),
    },
    updateProfile: {
      body: account.profileForm,
      response: records.profile,
    },
    changeLanguage: {
      body: account.languageForm,
      response: records.profile,
    },
    changePassword: {
      body: passwords.changePassword,
    },
    sessions: {
      response: z.object({ content: z.array(records.openSession) }),
    },
    validateSurprise: {
      response: surprise,
    },
    surpriseRegistration: {
      response: surprise,
    },
    unRegisterSurprise: {
      response: surprise,
    },
    agency: {
      response: records.agencyRecord,
    },
    saveAgency: {
      body: saved(agencyForm),
      response: records.agencyRecord,
    },
    saveAgencyContact: {
      body: saved(agencyContactForm),
      response: records.agencyRecord,
    },
    requestAgencyChange: {
      body: saved(agencyChangeForm),
      response: records.agencyRecord,
    },
    withdrawAgencyChange: {
      response: records.agencyRecord,
    },
    associate: {
      response: records.associateRecord,
    },
    saveAssociate: {
      body: saved(associateForm),
      response: records.associateRecord,
    },
    acknowledge: {
      body: account.acknowledgementForm,
      response: z.object({ associateStatus: z.string() }),
    },
    invitations: {
      query: invitationQuery,
      response: records.listOf(records.invitation),
    },
    exportInvitations: {
      query: invitationQuery.omit({ paging: true }),
      response: records.fileContent,
    },
    sendInvitations: {
      body: sendInvitationsForm,
      response: records.invitationResult,
    },
    setPointOfContact: {
      body: pointOfContactForm,
      response: records.invitation,
    },
    team: {
      response: teams.team,
    },
    remindTeam: {
      body: teams.teamReminderForm,
      response: teams.teamReminder,
    },
    reports: {
      query: paging,
      response: records.listOf(records.report),
    },
    uploadReport: {
      response: records.report,
    },
    previewReport: {
      response: reportReading,
    },
    reportQuarters: {
      response: z.object({ content: z.array(records.openQuarter) }),
    },
    reportSums: {
      response: z.object({ content: z.array(teams.reportedQuarter) }),
    },
    reportDetail: {
      response: z.object({
        report: records.report,
        /** null: it was uploaded before reports were read. */
        reading: reportReading.nullable(),
      }),
    },
    reportFile: {
      response: records.fileContent,
    },
    markedReport: {
      response: records.fileContent,
    },
    markPreview: {
      /** The file as Base64. */
      response: z.object({ filename: z.string(), file: z.string() }),
    },
    contentByCode: {
      query: contentQuery,
      response: z.object({ content: z.array(records.contentPage) }),
    },
    newContent: {
      query: z.object({ since: z.iso.datetime().optional().catch(undefined) }),
      response: z.object({ content: z.array(records.newPage) }),
    },
    contentAllByCode: {
      query: contentQuery,
      response: z.object({ content: z.array(records.contentPage) }),
    },
  }) as const satisfies Partial<Record<EndpointName, Schemas>>;

type AllSchemas = ReturnType<typeof schemasUnder>;
type SchemasOf<N extends EndpointName> = { response: typeof records.done } extends infer Done
  ? N extends keyof AllSchemas
    ? Omit<Done, keyof AllSchemas[N]> & AllSchemas[N]
    : Done
  : never;
type Endpoints = { [N in EndpointName]: (typeof addresses)[N] & SchemasOf<N> };

/** The endpoint table of addresses.ts with the schemas of each call, under the policies of a programme. */
export function endpointsUnder(policies: () => records.Policies): Endpoints {
  const schemas: Partial<Record<string, Schemas>> = schemasUnder(account.passwordForms(policies));
  const rows = Object.entries(addresses).map(([name, call]) => [
    name,
    { response: records.done, ...call, ...schemas[name] },
  ]);
  return Object.fromEntries(rows) as Endpoints;
}

/** …under those of the specification: for all that doesn't depend on them. */
export const endpoints = endpointsUnder(() => usualPolicies);

export {
  contentBase,
  defaultApiBase,
  type EndpointName,
  endpointPath,
  type Method,
} from './addresses.ts';
