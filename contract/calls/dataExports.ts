import { z } from 'zod';
import * as records from '../records.ts';
import { type Call, call, type Details } from './call.ts';

/** Calls by which people take along what is kept of them. */
export const dataExportCalls = {
  dataExports: call('GET', '/:app/account/data-exports', 'signedIn'),
  askForDataExport: call('POST', '/:app/account/data-exports', 'signedIn', { stepUp: 'always' }),
  dataExportFile: call('GET', '/:app/account/data-exports/:id/file', 'signedIn', {
    stepUp: 'always',
  }),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const dataExportDetails = () =>
  ({
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
