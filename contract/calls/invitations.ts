import { invitationQuery } from '../forms/invitationQuery.ts';
import { pointOfContactForm, sendInvitationsForm } from '../forms/invitations.ts';
import * as records from '../records.ts';
import * as teams from '../team.ts';
import type { Call, Schemas } from './call.ts';

/** Calls for the agency's invitations and its team. */
export const invitationsCalls = {
  invitations: {
    methods: ['GET'],
    path: '/:app/:brand/invitation/associate',
    access: 'invitations',
    source: 'specification §7, decisions D7, I3, I19',
    summary: "The agency's invitations, 20 a page",
  },
  exportInvitations: {
    methods: ['GET'],
    path: '/:app/:brand/invitation/export',
    access: 'invitations',
    source: 'decisions D7, I19',
    summary: "All of the agency's invitations that match the filters, as a CSV file",
  },
  sendInvitations: {
    methods: ['POST'],
    path: '/auth/:app/invitations',
    access: 'invitations',
    source: 'specification §7, decisions D4, D6',
    summary: 'Invite up to 50 addresses; one result per address',
  },
  setPointOfContact: {
    methods: ['PATCH'],
    path: '/:app/:brand/invitation/associate/:email',
    access: 'invitations',
    source: 'specification §7, decision D9',
    summary: 'Make an associate a point of contact, or no longer',
  },
  revokeInvitation: {
    methods: ['DELETE'],
    path: '/:app/:brand/invitation/associate/:email',
    access: 'invitations',
    source: 'specification §7, decision D9',
    summary: 'Revoke an invitation, or detach an associate from the agency',
  },
  team: {
    methods: ['GET'],
    path: '/:app/:brand/agency/team',
    access: 'invitations',
    source: 'decision D13',
    summary:
      'How many of the agency have taken each step to the accreditation, and who has to go on',
  },
  remindTeam: {
    methods: ['POST'],
    path: '/:app/:brand/agency/team/reminder',
    access: 'invitations',
    source: 'decision D13',
    summary: 'Remind everybody of the agency with a status; one result per person',
  },
} as const satisfies Record<string, Call>;

/** What they take and return. A function, so that the browser, which has no use for it, loads no schemas. */
export const invitationsSchemas = () =>
  ({
    invitations: { query: invitationQuery, response: records.listOf(records.invitation) },
    exportInvitations: {
      query: invitationQuery.omit({ paging: true }),
      response: records.fileContent,
    },
    sendInvitations: { body: sendInvitationsForm, response: records.invitationResult },
    setPointOfContact: { body: pointOfContactForm, response: records.invitation },
    team: { response: teams.team },
    remindTeam: { body: teams.teamReminderForm, response: teams.teamReminder },
  }) satisfies Schemas<typeof invitationsCalls>;
