import { invitationQuery } from '../forms/invitationQuery.ts';
import { pointOfContactForm, sendInvitationsForm } from '../forms/invitations.ts';
import { tableFields } from '../forms/tableFields.ts';
import * as records from '../records.ts';
import * as teams from '../team.ts';
import type { Call, Details } from './call.ts';

/** Calls for the agency's invitations and its team. */
export const invitationsCalls = {
  invitations: {
    methods: ['GET'],
    path: '/:app/:brand/invitation/associate',
    access: 'invitations',
  },
  exportInvitations: {
    methods: ['GET'],
    path: '/:app/:brand/invitation/export',
    access: 'invitations',
  },
  sendInvitations: {
    methods: ['POST'],
    path: '/auth/:app/invitations',
    access: 'invitations',
  },
  setPointOfContact: {
    methods: ['PATCH'],
    path: '/:app/:brand/invitation/associate/:email',
    access: 'invitations',
  },
  revokeInvitation: {
    methods: ['DELETE'],
    path: '/:app/:brand/invitation/associate/:email',
    access: 'invitations',
  },
  team: {
    methods: ['GET'],
    path: '/:app/:brand/agency/team',
    access: 'invitations',
  },
  remindTeam: {
    methods: ['POST'],
    path: '/:app/:brand/agency/team/reminder',
    access: 'invitations',
  },
} as const satisfies Record<string, Call>;

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
