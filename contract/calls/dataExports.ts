import { z } from 'zod';
import { keptUntil, purposes } from '../privacy.ts';
import * as records from '../records.ts';
import { type Call, call, type Details } from './call.ts';

/** Calls by which people see what is kept of them, and take it along. */
export const dataExportCalls = {
  keptData: call('GET', '/:app/account/kept-data', 'beforeTerms'),
  dataExports: call('GET', '/:app/account/data-exports', 'beforeTerms'),
  askForDataExport: call('POST', '/:app/account/data-exports', 'beforeTerms', { stepUp: 'always' }),
  dataExportFile: call('GET', '/:app/account/data-exports/:id/file', 'beforeTerms', {
    stepUp: 'always',
  }),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const dataExportDetails = () =>
  ({
    keptData: {
      source: 'decision F16',
      summary: 'How much is kept of the person for each reason, and for how long at most',
      response: z.object({
        content: z.array(
          z.object({
            purpose: z.enum(purposes),
            total: z.int(),
            until: z.enum(keptUntil),
            days: z.int().nullable(),
          }),
        ),
      }),
    },
    dataExports: {
      source: 'decision F16',
      summary: 'The files with what is kept of the person, the newest first',
      response: z.object({ content: z.array(records.dataExport) }),
    },
    askForDataExport: {
      source: 'decision F16',
      summary: 'Ask for such a file; while one is being made it stays that one',
      response: records.dataExport,
    },
    dataExportFile: {
      source: 'decision F16',
      summary: 'Such a file, a ZIP archive',
      response: records.fileContent,
    },
  }) satisfies Details<typeof dataExportCalls>;
