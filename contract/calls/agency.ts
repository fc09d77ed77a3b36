import { agencyChangeForm, agencyContactForm, agencyForm } from '../forms/agency.ts';
import { agencyRecord } from '../records.ts';
import { withVersion } from '../rules.ts';
import type { Call, Details } from './call.ts';

/** Calls for the form of the person's agency. */
export const agencyCalls = {
  agency: {
    methods: ['GET'],
    path: '/:app/:brand/agency',
    access: 'agencyForm',
  },
  saveAgency: {
    methods: ['POST', 'PATCH'],
    path: '/:app/:brand/agency',
    access: 'agencyForm',
  },
  saveAgencyContact: {
    methods: ['PATCH'],
    path: '/:app/:brand/agency/contact',
    access: 'invitations',
  },
  requestAgencyChange: {
    methods: ['POST'],
    path: '/:app/:brand/agency/change',
    access: 'invitations',
  },
  withdrawAgencyChange: {
    methods: ['DELETE'],
    path: '/:app/:brand/agency/change',
    access: 'invitations',
  },
} as const satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const agencyDetails = () =>
  ({
    agency: {
      source: 'specification §7, decisions B4, B5, I1',
      summary: "The form of the person's agency",
      response: agencyRecord,
    },
    saveAgency: {
      source: 'specification §7, §4, decisions A9, B1',
      summary: 'Submit, resubmit or renew the agency form; the method follows the status',
      body: withVersion(agencyForm),
      response: agencyRecord,
    },
    saveAgencyContact: {
      source: 'decision B12',
      summary: 'Change phone, addresses and email choice of the approved agency, without a review',
      body: withVersion(agencyContactForm),
      response: agencyRecord,
    },
    requestAgencyChange: {
      source: 'decision B13',
      summary: 'Ask for a change of the approved agency; takes the place of a request that waits',
      body: withVersion(agencyChangeForm),
      response: agencyRecord,
    },
    withdrawAgencyChange: {
      source: 'decision B13',
      summary: 'Withdraw the request for a change that waits',
      response: agencyRecord,
    },
  }) satisfies Details<typeof agencyCalls>;
