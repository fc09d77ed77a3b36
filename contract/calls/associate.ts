import { associateForm } from '../forms/associate.ts';
import { associateRecord } from '../records.ts';
import { withVersion } from '../rules.ts';
import { type Call, call, type Details } from './call.ts';

export const associateCalls = {
  associate: call('GET', '/:app/:brand/associate', 'associateForm'),
  saveAssociate: call(['POST', 'PATCH'], '/:app/:brand/associate', 'associateForm'),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const associateDetails = () =>
  ({
    associate: {
      source: 'specification §7, decision I1',
      summary: "The person's associate form",
      response: associateRecord,
    },
    saveAssociate: {
      source: 'specification §7, decisions C1, I24',
      summary: "Save the person's associate form; POST registers, PATCH updates",
      body: withVersion(associateForm),
      response: associateRecord,
    },
  }) satisfies Details<typeof associateCalls>;
