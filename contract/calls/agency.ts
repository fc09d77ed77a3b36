import { agencyChangeForm, agencyContactForm, agencyForm } from '../forms/agency.ts';
import { withVersion } from '../forms/group.ts';
import { agencyRecord } from '../records.ts';
import type { Call, Schemas } from './call.ts';

/** Calls for the form of the person's agency. */
export const agencyCalls = {
  agency: {
    methods: ['GET'],
    path: '/:app/:brand/agency',
    access: 'agencyForm',
    source: 'specification §7, decisions B4, B5, I1',
    summary: "The form of the person's agency",
  },
  saveAgency: {
    methods: ['POST', 'PATCH'],
    path: '/:app/:brand/agency',
    access: 'agencyForm',
    source: 'specification §7, §4, decisions A9, B1',
    summary: 'Submit, resubmit or renew the agency form; the method follows the status',
  },
  saveAgencyContact: {
    methods: ['PATCH'],
    path: '/:app/:brand/agency/contact',
    access: 'invitations',
    source: 'decision B12',
    summary: 'Change phone, addresses and email choice of the approved agency, without a review',
  },
  requestAgencyChange: {
    methods: ['POST'],
    path: '/:app/:brand/agency/change',
    access: 'invitations',
    source: 'decision B13',
    summary: 'Ask for a change of the approved agency; takes the place of a request that waits',
  },
  withdrawAgencyChange: {
    methods: ['DELETE'],
    path: '/:app/:brand/agency/change',
    access: 'invitations',
    source: 'decision B13',
    summary: 'Withdraw the request for a change that waits',
  },
} as const satisfies Record<string, Call>;

/** What they take and return. A function, so that the browser, which has no use for it, loads no schemas. */
export const agencySchemas = () =>
  ({
    agency: { response: agencyRecord },
    saveAgency: { body: withVersion(agencyForm), response: agencyRecord },
    saveAgencyContact: { body: withVersion(agencyContactForm), response: agencyRecord },
    requestAgencyChange: { body: withVersion(agencyChangeForm), response: agencyRecord },
    withdrawAgencyChange: { response: agencyRecord },
  }) satisfies Schemas<typeof agencyCalls>;
