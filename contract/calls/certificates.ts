import { fileContent, publicCertificate } from '../records.ts';
import { type Call, call, type Details } from './call.ts';

export const certificateCalls = {
  certificate: call('GET', '/certificates/:code', 'everyone'),
  confirmationPdf: call('GET', '/:app/:brand/associate/confirmation', 'accredited'),
  downloadBadge: call('GET', '/:app/:brand/associate/badge', 'accredited'),
  downloadAgencyBadge: call('GET', '/:app/:brand/agency/badge', 'invitations'),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const certificateDetails = () =>
  ({
    certificate: {
      source: 'decision H9',
      summary: 'What a certificate is worth today, by its code or the short form',
      response: publicCertificate,
    },
    confirmationPdf: {
      source: 'decisions C7, C12',
      summary: "The person's confirmation of benefits as a PDF, in the language of the visitor",
      response: fileContent,
    },
    downloadBadge: {
      source: 'decision C12',
      summary: "The person's badge, as a token of Open Badges 3.0, in the language of the visitor",
      response: fileContent,
    },
    downloadAgencyBadge: {
      source: 'decision C12',
      summary: "The agency's badge, as a token of Open Badges 3.0, in the language of the visitor",
      response: fileContent,
    },
  }) satisfies Details<typeof certificateCalls>;
