import { z } from 'zod';
import { invitationQuery } from '../forms/invitationQuery.ts';
import * as records from '../records.ts';
import { reportReading } from '../reportReading.ts';
import { reportedQuarter } from '../team.ts';
import type { Call, Details } from './call.ts';

/** Calls for quarterly reports. */
export const reportsCalls = {
  reports: {
    methods: ['GET'],
    path: '/:app/:brand/report',
    access: 'reporting',
  },
  uploadReport: {
    methods: ['POST'],
    path: '/:app/:brand/report',
    access: 'reporting',
    upload: 'file',
  },
  previewReport: {
    methods: ['POST'],
    path: '/:app/:brand/report/preview',
    access: 'reporting',
    upload: 'file',
  },
  reportQuarters: {
    methods: ['GET'],
    path: '/:app/:brand/report/quarters',
    access: 'reporting',
  },
  reportSums: {
    methods: ['GET'],
    path: '/:app/:brand/report/sums',
    access: 'reporting',
  },
  reportDetail: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id',
    access: 'reporting',
  },
  reportFile: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id/file',
    access: 'reporting',
  },
  markedReport: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id/marked',
    access: 'reporting',
  },
  markPreview: {
    methods: ['POST'],
    path: '/:app/:brand/report/preview/marked',
    access: 'reporting',
    upload: 'file',
  },
} as const satisfies Record<string, Call>;

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
