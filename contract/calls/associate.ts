import { z } from 'zod';
import { acknowledgementForm } from '../forms/account.ts';
import { associateForm } from '../forms/associate.ts';
import { withVersion } from '../forms/group.ts';
import { associateRecord } from '../records.ts';
import type { Call, Schemas } from './call.ts';

/** Calls for the person's associate form, and the acknowledgement. */
export const associateCalls = {
  associate: {
    methods: ['GET'],
    path: '/:app/:brand/associate',
    access: 'associateForm',
    source: 'specification §7, decision I1',
    summary: "The person's associate form",
  },
  saveAssociate: {
    methods: ['POST', 'PATCH'],
    path: '/:app/:brand/associate',
    access: 'associateForm',
    source: 'specification §7, decisions C1, I24',
    summary: "Save the person's associate form; POST registers, PATCH updates",
  },
  acknowledge: {
    methods: ['POST'],
    path: '/:app/:brand/acknowledgement',
    access: 'associateForm',
    source: 'specification §7, decision C6',
    summary: 'Acknowledge the brand education',
  },
} as const satisfies Record<string, Call>;

/** What they take and return. A function, so that the browser, which has no use for it, loads no schemas. */
export const associateSchemas = () =>
  ({
    associate: { response: associateRecord },
    saveAssociate: { body: withVersion(associateForm), response: associateRecord },
    acknowledge: { body: acknowledgementForm, response: z.object({ associateStatus: z.string() }) },
  }) satisfies Schemas<typeof associateCalls>;
