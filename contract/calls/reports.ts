import { z } from 'zod';
import { invitationQuery } from '../forms/invitationQuery.ts';
import * as records from '../records.ts';
import { reportReading } from '../reportReading.ts';
import { reportedQuarter } from '../team.ts';
import { type Call, call, type Details } from './call.ts';

export const reportsCalls = {
  reports: call('GET', '/:app/:brand/report', 'reporting'),
  uploadReport: call('POST', '/:app/:brand/report', 'reporting', { upload: 'file' }),
  previewReport: call('POST', '/:app/:brand/report/preview', 'reporting', { upload: 'file' }),
  reportQuarters: call('GET', '/:app/:brand/report/quarters', 'reporting'),
  reportSums: call('GET', '/:app/:brand/report/sums', 'reporting'),
  reportDetail: call('GET', '/:app/:brand/report/:id', 'reporting'),
  reportFile: call('GET', '/:app/:brand/report/:id/file', 'reporting'),
  markedReport: call('GET', '/:app/:brand/report/:id/marked', 'reporting'),
  markPreview: call('POST', '/:app/:brand/report/preview/marked', 'reporting', { upload: 'file' }),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const reportsDetails = () =>
  ({
    reports: {
      source: 'specification §7, decision E3',
      summary: 'Past reports of the agency, newest first, 10 a page',
      query: invitationQuery.pick({ paging: true }),
      response: records.listOf(records.report),
    },
    uploadReport: {
      source: 'specification §7, decisions E2, I5',
      summary: 'Submit the quarterly report',
      response: records.report,
    },
    previewReport: {
      source: 'decision E4',
      summary: 'Read a quarterly report without submitting it; nothing is stored',
      response: reportReading,
    },
    reportQuarters: {
      source: 'decision E1',
      summary: 'Quarters that can be reported, the last first',
      response: z.object({ content: z.array(records.openQuarter) }),
    },
    reportSums: {
      source: 'decision E5',
      summary: 'The closed quarters of the agency with their sums, the last first',
      response: z.object({ content: z.array(reportedQuarter) }),
    },
    reportDetail: {
      source: 'decision E4',
      summary: 'A past report with what was read in it',
      response: z.object({
        report: records.report,
        /** null: it was uploaded before reports were read. */
        reading: reportReading.nullable(),
      }),
    },
    reportFile: {
      source: 'decisions I5, E3',
      summary: 'The file of a past report',
      response: records.fileContent,
    },
    markedReport: {
      source: 'decision E6',
      summary: 'A copy of a past report in which the cells with findings are colored and commented',
      response: records.fileContent,
    },
    markPreview: {
      source: 'decision E6',
      summary: 'The same of a report that is not submitted; nothing is stored',
      response: z.object({ filename: z.string(), file: z.string() }),
    },
  }) satisfies Details<typeof reportsCalls>;
