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

/** A row of the endpoint table with its schemas. */
export interface Endpoint extends Call {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}
type Schemas = Partial<Record<EndpointName, z.ZodType>>;

/** Adds the version that a save was read with; optional for the first save (decision I1). */
const saved = <T extends z.ZodType>(form: T) =>
  z.intersection(form, z.object({ version: z.int().optional() }));
/** The language to answer in, where there is a version in it; not given or unknown, it is the visitor's. */
const contentQuery = z.object({ language: account.languageCode.optional().catch(undefined) });
const paging = z.object({ paging: z.string().optional().catch(undefined) });
const surprise = z.object({ available: z.boolean(), registered: z.boolean() });

/** What calls read in the query of their address. */
const queries = {
  invitations: invitationQuery,
  exportInvitations: invitationQuery.omit({ paging: true }),
  reports: paging,
  contentByCode: contentQuery,
  newContent: z.object({ since: z.iso.datetime().optional().catch(undefined) }),
  contentAllByCode: contentQuery,
} as const satisfies Schemas;

/** What calls read in their body. */
const bodiesUnder = (passwords: ReturnType<typeof account.passwordForms>) =>
  ({
    login: passwords.login,
    initiateReset: account.resetRequestForm,
    resetPassword: passwords.reset,
    createAgent: passwords.agentAccount,
    createAssociate: passwords.associateAccount,
    readInvitation: account.invitationTokenForm,
    joinAgency: account.invitationTokenForm,
    readLink: account.linkTokenForm,
    confirmEmail: passwords.confirmation,
    validateEmailDomain: account.domainForm,
    selfInvitation: account.selfInvitationForm,
    updateProfile: account.profileForm,
    changeLanguage: account.languageForm,
    changePassword: passwords.changePassword,
    saveAgency: saved(agencyForm),
    saveAgencyContact: saved(agencyContactForm),
    requestAgencyChange: saved(agencyChangeForm),
    saveAssociate: saved(associateForm),
    acknowledge: account.acknowledgementForm,
    sendInvitations: sendInvitationsForm,
    setPointOfContact: pointOfContactForm,
    remindTeam: teams.teamReminderForm,
  }) as const satisfies Schemas;

/** What calls return. One that is not here says that it is done. */
const responses = {
  settings: records.settings,
  policy: records.policy,
  me: records.profile,
  readInvitation: records.openInvitation,
  readLink: z.object({ emailAddress: z.string() }),
  validateEmailDomain: z.object({ valid: z.boolean() }),
  activity: z.object({ expiresAt: z.iso.datetime() }),
  updateProfile: records.profile,
  changeLanguage: records.profile,
  sessions: z.object({ content: z.array(records.openSession) }),
  validateSurprise: surprise,
  surpriseRegistration: surprise,
  unRegisterSurprise: surprise,
  agency: records.agencyRecord,
  saveAgency: records.agencyRecord,
  saveAgencyContact: records.agencyRecord,
  requestAgencyChange: records.agencyRecord,
  withdrawAgencyChange: records.agencyRecord,
  associate: records.associateRecord,
  saveAssociate: records.associateRecord,
  acknowledge: z.object({ associateStatus: z.string() }),
  invitations: records.listOf(records.invitation),
  exportInvitations: records.fileContent,
  sendInvitations: records.invitationResult,
  setPointOfContact: records.invitation,
  team: teams.team,
  remindTeam: teams.teamReminder,
  reports: records.listOf(records.report),
  uploadReport: records.report,
  previewReport: reportReading,
  reportQuarters: z.object({ content: z.array(records.openQuarter) }),
  reportSums: z.object({ content: z.array(teams.reportedQuarter) }),
  reportDetail: z.object({
    report: records.report,
    /** null: it was uploaded before reports were read. */
    reading: reportReading.nullable(),
  }),
  reportFile: records.fileContent,
  markedReport: records.fileContent,
  /** The file as Base64. */
  markPreview: z.object({ filename: z.string(), file: z.string() }),
  contentByCode: z.object({ content: z.array(records.contentPage) }),
  newContent: z.object({ content: z.array(records.newPage) }),
  contentAllByCode: z.object({ content: z.array(records.contentPage) }),
} as const satisfies Schemas;

type Part<Name extends string, Table, N> = N extends keyof Table
  ? { readonly [Key in Name]: Table[N] }
  : unknown;
type Endpoints = {
  [N in EndpointName]: (typeof addresses)[N] & {
    readonly response: N extends keyof typeof responses
      ? (typeof responses)[N]
      : typeof records.done;
  } & Part<'query', typeof queries, N> &
    Part<'body', ReturnType<typeof bodiesUnder>, N>;
};

/** The endpoint table of addresses.ts with the schemas of each call, under the policies of a programme. */
export function endpointsUnder(policies: () => records.Policies): Endpoints {
  const query: Schemas = queries;
  const body: Schemas = bodiesUnder(account.passwordForms(policies));
  const response: Schemas = responses;
  const rows = (Object.keys(addresses) as EndpointName[]).map((name) => {
    const schemas = {
      query: query[name],
      body: body[name],
      response: response[name] ?? records.done,
    };
    return [name, { ...addresses[name], ...schemas }];
  });
  return Object.fromEntries(rows);
}

/** …under those of the specification: for all that doesn't depend on them. */
export const endpoints = endpointsUnder(() => usualPolicies);
