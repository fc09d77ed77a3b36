import { z } from 'zod';
import * as records from '../records.ts';
import { reportReading } from '../reportReading.ts';
import { reportedQuarter } from '../team.ts';
import type { Call, Schemas } from './call.ts';

/** Calls for quarterly reports. */
export const reportsCalls = {
  reports: {
    methods: ['GET'],
    path: '/:app/:brand/report',
    access: 'reporting',
    source: 'specification §7, decision E3',
    summary: 'Past reports of the agency, newest first, 10 a page',
  },
  uploadReport: {
    methods: ['POST'],
    path: '/:app/:brand/report',
    access: 'reporting',
    upload: 'file',
    source: 'specification §7, decisions E2, I5',
    summary: 'Submit the quarterly report',
  },
  previewReport: {
    methods: ['POST'],
    path: '/:app/:brand/report/preview',
    access: 'reporting',
    upload: 'file',
    source: 'decision E4',
    summary: 'Read a quarterly report without submitting it; nothing is stored',
  },
  reportQuarters: {
    methods: ['GET'],
    path: '/:app/:brand/report/quarters',
    access: 'reporting',
    source: 'decision E1',
    summary: 'Quarters that can be reported, the last first',
  },
  reportSums: {
    methods: ['GET'],
    path: '/:app/:brand/report/sums',
    access: 'reporting',
    source: 'decision E5',
    summary: 'The closed quarters of the agency with their sums, the last first',
  },
  reportDetail: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id',
    access: 'reporting',
    source: 'decision E4',
    summary: 'A past report with what was read in it',
  },
  reportFile: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id/file',
    access: 'reporting',
    source: 'decisions I5, E3',
    summary: 'The file of a past report',
  },
  markedReport: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id/marked',
    access: 'reporting',
    source: 'decision E6',
    summary: 'A copy of a past report in which the cells with findings are colored and commented',
  },
  markPreview: {
    methods: ['POST'],
    path: '/:app/:brand/report/preview/marked',
    access: 'reporting',
    upload: 'file',
    source: 'decision E6',
    summary: 'The same of a report that is not submitted; nothing is stored',
  },
} as const satisfies Record<string, Call>;

/** What they take and return. A function, so that the browser, which has no use for it, loads no schemas. */
export const reportsSchemas = () =>
  ({
    reports: {
      query: z.object({ paging: z.string().optional().catch(undefined) }),
      response: records.listOf(records.report),
    },
    uploadReport: { response: records.report },
    previewReport: { response: reportReading },
    reportQuarters: { response: z.object({ content: z.array(records.openQuarter) }) },
    reportSums: { response: z.object({ content: z.array(reportedQuarter) }) },
    reportDetail: {
      response: z.object({
        report: records.report,
        /** null: it was uploaded before reports were read. */
        reading: reportReading.nullable(),
      }),
    },
    reportFile: { response: records.fileContent },
    markedReport: { response: records.fileContent },
    markPreview: { response: z.object({ filename: z.string(), file: z.string() }) },
  }) satisfies Schemas<typeof reportsCalls>;
