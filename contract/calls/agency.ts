import { agencyChangeForm, agencyContactForm, agencyForm } from '../forms/agency.ts';
import { agencyRecord } from '../records.ts';
import { withVersion } from '../rules.ts';
import { type Call, call, type Details } from './call.ts';

export const agencyCalls = {
  agency: call('GET', '/:app/:brand/agency', 'agencyForm'),
  saveAgency: call(['POST', 'PATCH'], '/:app/:brand/agency', 'agencyForm'),
  saveAgencyContact: call('PATCH', '/:app/:brand/agency/contact', 'invitations'),
  requestAgencyChange: call('POST', '/:app/:brand/agency/change', 'invitations'),
  withdrawAgencyChange: call('DELETE', '/:app/:brand/agency/change', 'invitations'),
} satisfies Record<string, Call>;

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
