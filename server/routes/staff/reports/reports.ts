import type { FastifyInstance } from 'fastify';
import { closedQuarters } from '../../../../contract/quarters.ts';
import { fileContent } from '../../../../contract/records.ts';
import {
  bookingListQuery,
  bookingRow,
  bookingsQuery,
  quarantinedFile,
  quarterParams,
  quarterQuery,
  remindForm,
  reminding,
  reportListQuery,
  reportQuarter,
  reportQuarterNames,
  reportRow,
  staffReport,
} from '../../../../contract/staff/reports.ts';
import type { Person } from '../../../accounts/person.ts';
import { inTransaction } from '../../../db/connection.ts';
import { markedCopy } from '../../../domain/reports/marked-copy.ts';
import { downloadReport } from '../../../domain/reports/stored-file.ts';
import { mimes } from '../../../domain/reports/submit.ts';
import { bookingsCsv, bookingsXlsx } from '../../../domain/staff/reports/bookings-files.ts';
import { filesZip } from '../../../domain/staff/reports/files-zip.ts';
import { listReportStates, readQuarter } from '../../../domain/staff/reports/overview.ts';
import { quarantinedFiles } from '../../../domain/staff/reports/quarantine.ts';
import { progressOf, remindOverdue } from '../../../domain/staff/reports/remind.ts';
import { listBookings, readStaffReport } from '../../../domain/staff/reports/report.ts';
import { NotFound } from '../../../errors.ts';
import { languageOf } from '../../../http/language.ts';
import { sendDownload } from '../../../http/send-file.ts';
import { CSV, sendList } from '../../../http/send-list.ts';

const bookingsFiles = {
  csv: [CSV, bookingsCsv],
  xlsx: [mimes.xlsx, bookingsXlsx],
} as const;

/** Lists the reports of a quarter, downloads them, and sends reminders. */
export async function staffReports(app: FastifyInstance) {
  const { db, clock } = app;
  const source = 'decision E1';
  const download = ({ id: actorId }: Person, id: string) =>
    downloadReport(db, app.files, { id, agencyId: null, actorId, now: clock.now() });

  app.staffList(
    'reports',
    {
      summary: 'Agencies with the state of their report for a quarter',
      source,
      query: reportListQuery,
      row: reportRow,
    },
    (query) => listReportStates(db, query, clock.now()),
  );

  app.staff(
    'GET',
    '/reports/quarters',
    { summary: 'The names of the closed quarters', source, response: reportQuarterNames },
    async () => closedQuarters(clock.now()).map(({ name }) => name),
  );

  app.staff(
    'GET',
    '/reports/quarters/:name',
    {
      summary: 'Who has reported on a closed quarter, and the sums of all reports',
      source,
      params: quarterParams,
      response: reportQuarter,
    },
    ({ params }) => {
      const now = clock.now();
      const quarter = closedQuarters(now).find(({ name }) => name === params.name);
      if (!quarter) throw new NotFound();
      return readQuarter(db, quarter, now);
    },
  );

  app.staff(
    'GET',
    '/reports/quarantine',
    {
      summary: 'Uploads that wait for the virus scanner or are infected',
      source: 'decision E2',
      response: quarantinedFile.array(),
    },
    () => quarantinedFiles(db),
  );

  app.staff(
    'GET',
    '/reports/files',
    {
      summary: 'The files of a quarter that count, as one zip archive',
      source: 'decision E3',
      query: quarterQuery,
      response: fileContent,
    },
    async (request, reply) => {
      const { quarter } = request.query;
      const { log } = request;
      const language = languageOf(request);
      return sendList(reply, {
        mime: 'application/zip',
        filename: `reports-${quarter}.zip`,
        open: () => filesZip(app.read, app.files, { quarter, language, log }),
      });
    },
  );

  app.staff(
    'GET',
    '/reports/bookings',
    {
      summary: 'The events of all reports on a quarter as CSV or .xlsx',
      source: 'decision E4',
      query: bookingsQuery,
      response: fileContent,
    },
    async (request, reply) => {
      const { quarter, format } = request.query;
      const [mime, contentOf] = bookingsFiles[format];
      return sendList(reply, {
        mime,
        filename: `bookings-${quarter}.${format}`,
        open: () => contentOf(app.read, quarter, languageOf(request)),
      });
    },
  );

  app.staff(
    'GET',
    '/reports/:id',
    { summary: 'A report with what was read in it', source: 'decision E4', response: staffReport },
    ({ params }) => readStaffReport(db, params.id),
  );

  app.staffList(
    'bookings',
    {
      summary: 'The events of a report',
      source: 'decision E4',
      query: bookingListQuery,
      row: bookingRow,
    },
    (query) => listBookings(db, query),
  );

  app.staff(
    'GET',
    '/reports/:id/file',
    { summary: 'The file of a report', source, response: fileContent },
    async ({ params, person }, reply) => sendDownload(reply, await download(person, params.id)),
  );

  app.staff(
    'GET',
    '/reports/:id/marked',
    {
      summary: 'A copy of the file with its findings colored and commented',
      source: 'decision E6',
      response: fileContent,
    },
    async (request, reply) => {
      const report = await download(request.person, request.params.id);
      return sendDownload(
        reply,
        await markedCopy(app, report, { language: languageOf(request), socket: request.socket }),
      );
    },
  );

  app.staff(
    'POST',
    '/reports/reminders',
    {
      summary: 'Remind all agencies with an overdue report',
      source,
      body: remindForm,
      response: reminding,
    },
    async ({ body, person }) => {
      const reminder = { ...body, actorId: person.id, now: clock.now() };
      await inTransaction(db, (tx) => remindOverdue(tx, reminder));
      app.mail.wake();
      return progressOf(db, body.id);
    },
  );

  app.staff(
    'GET',
    '/reports/reminders/:id',
    { summary: 'The progress of sending reminders', source, response: reminding },
    ({ params }) => progressOf(db, params.id),
  );
}
