import { invitationQuery } from '../forms/invitationQuery.ts';
import { pointOfContactForm, sendInvitationsForm } from '../forms/invitations.ts';
import { tableFields } from '../forms/tableFields.ts';
import * as records from '../records.ts';
import * as teams from '../team.ts';
import { type Call, call, type Details } from './call.ts';

export const invitationsCalls = {
  invitations: call('GET', '/:app/:brand/invitation/associate', 'invitations'),
  exportInvitations: call('GET', '/:app/:brand/invitation/export', 'invitations'),
  sendInvitations: call('POST', '/auth/:app/invitations', 'invitations'),
  setPointOfContact: call('PATCH', '/:app/:brand/invitation/associate/:email', 'invitations'),
  revokeInvitation: call('DELETE', '/:app/:brand/invitation/associate/:email', 'invitations'),
  team: call('GET', '/:app/:brand/agency/team', 'invitations'),
  remindTeam: call('POST', '/:app/:brand/agency/team/reminder', 'invitations'),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const invitationsDetails = () =>
  ({
    invitations: {
      source: 'specification §7, decisions D7, I3, I19',
      summary: "The agency's invitations, 20 a page",
      query: invitationQuery,
      response: records.listOf(records.invitation),
    },
    exportInvitations: {
      source: 'decisions D7, I19',
      summary: "All of the agency's invitations that match the filters, as CSV or .xlsx",
      query: invitationQuery.omit({ paging: true }).extend(tableFields),
      response: records.fileContent,
    },
    sendInvitations: {
      source: 'specification §7, decisions D4, D6',
      summary: 'Invite up to 50 addresses; one result per address',
      body: sendInvitationsForm,
      response: records.invitationResult,
    },
    setPointOfContact: {
      source: 'specification §7, decision D9',
      summary: 'Make an associate a point of contact, or no longer',
      body: pointOfContactForm,
      response: records.invitation,
    },
    revokeInvitation: {
      source: 'specification §7, decision D9',
      summary: 'Revoke an invitation, or detach an associate from the agency',
    },
    team: {
      source: 'decision D13',
      summary:
        'How many of the agency have taken each step to the accreditation, and who has to go on',
      response: teams.team,
    },
    remindTeam: {
      source: 'decision D13',
      summary: 'Remind everybody of the agency with a status; one result per person',
      body: teams.teamReminderForm,
      response: teams.teamReminder,
    },
  }) satisfies Details<typeof invitationsCalls>;
