import { publicCertificate } from '../records.ts';
import { type Call, call, type Details } from './call.ts';

export const certificateCalls = {
  certificate: call('GET', '/certificates/:code', 'everyone'),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const certificateDetails = () =>
  ({
    certificate: {
      source: 'decision H9',
      summary: 'What a certificate is worth today, by its code or the short form',
      response: publicCertificate,
    },
  }) satisfies Details<typeof certificateCalls>;
