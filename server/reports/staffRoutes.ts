import type { FastifyInstance } from 'fastify';
import { closedQuarters } from '../../contract/quarters.ts';
import { inTransaction } from '../core/db/connection.ts';
import { NotFound } from '../core/errors.ts';
import { languageOf } from '../core/http/language.ts';
import { sendDownload } from '../core/http/sendFile.ts';
import { sendList, sendTable } from '../core/http/sendList.ts';
import type { Person } from '../core/session/person.ts';
import { bookingsTable } from './bookingsTable.ts';
import { filesZip } from './filesZip.ts';
import { markedCopy } from './markedCopy.ts';
import { listReportStates, readQuarter } from './overview.ts';
import { quarantinedFiles } from './quarantine.ts';
import { progressOf, remindOverdue } from './remind.ts';
import { listBookings, readStaffReport } from './report.ts';
import { downloadReport } from './storedFile.ts';

export async function staffReports(app: FastifyInstance) {
  const { db, clock } = app;
  const download = ({ id: actorId }: Person, id: string) =>
    downloadReport(db, app.files, { id, agencyId: null, actorId, now: clock.now() });

  app.staffList('reports', (query) => listReportStates(db, query, clock.moment()));

  app.staff('GET reports/quarters', async () =>
    closedQuarters(clock.now()).map(({ name }) => name),
  );

  app.staff('GET reports/quarters/:name', ({ params }) => {
    const moment = clock.moment();
    const quarter = closedQuarters(moment.now).find(({ name }) => name === params.name);
    if (!quarter) throw new NotFound();
    return readQuarter(db, quarter, moment);
  });

  app.staff('GET reports/quarantine', () => quarantinedFiles(db));

  app.staff('GET reports/files', async (request, reply) => {
    const { quarter } = request.query;
    const { log } = request;
    const language = languageOf(request);
    return sendList(reply, {
      mime: 'application/zip',
      filename: `reports-${quarter}.zip`,
      open: () => filesZip(app.read, app.files, { quarter, language, log }),
    });
  });

  app.staff('GET reports/bookings', async (request, reply) => {
    const { query } = request;
    return sendTable(reply, `bookings-${query.quarter}`, query, () =>
      bookingsTable(app.read, query.quarter, languageOf(request)),
    );
  });

  app.staff('GET reports/:id', ({ params }) => readStaffReport(db, params.id));

  app.staffList('bookings', (query) => listBookings(db, query));

  app.staff('GET reports/:id/file', async ({ params, person }, reply) =>
    sendDownload(reply, await download(person, params.id)),
  );

  app.staff('GET reports/:id/marked', async (request, reply) => {
    const report = await download(request.person, request.params.id);
    const caller = { group: report.agencyId, socket: request.socket };
    const copy = await markedCopy(
      db,
      (task) => app.markReport(caller, task),
      report,
      languageOf(request),
    );
    return sendDownload(reply, copy);
  });

  app.staff('POST reports/reminders', async ({ body, person }) => {
    const reminder = { ...body, actorId: person.id, ...clock.moment() };
    await inTransaction(db, (tx) => remindOverdue(tx, reminder));
    app.mail.wake();
    return progressOf(db, body.id);
  });

  app.staff('GET reports/reminders/:id', ({ params }) => progressOf(db, params.id));
}
