import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import type { Report } from '../../contract/records.ts';
import { toReading } from '../../workbooks/reading/report.ts';
import { inTransaction } from '../core/db/connection.ts';
import { enforce, rateLimits } from '../core/db/rateLimits.ts';
import { HttpError, InvalidInput, NotFound } from '../core/errors.ts';
import { languageOf } from '../core/http/language.ts';
import { sendDownload } from '../core/http/sendFile.ts';
import { actOf, agencyOf } from '../core/session/gate.ts';
import { guardAgain } from '../core/session/guard.ts';
import type { Person } from '../core/session/person.ts';
import { knownHotels, sumsBefore } from './bookings.ts';
import { findReport, listReports } from './list.ts';
import { markedCopy, type ReportToMark } from './markedCopy.ts';
import { openQuartersOf, quarterOfUpload, quartersOfAgency } from './quarters.ts';
import { downloadReport } from './storedFile.ts';
import { findSubmitted, submissionOf, submitReport } from './submit.ts';
import { receiveReport, type Upload } from './upload.ts';

/** The most parts of a form: the file and other fields. */
const MAX_PARTS = 20;

/** Lists past reports, uploads a report, and downloads a past one (specification §7). */
export async function report(app: FastifyInstance) {
  const { db, clock, env } = app;
  const { uploads, previews } = rateLimits(env);
  const countUpload = (agencyId: string) => enforce(db, uploads, agencyId, clock.now());
  const countPreview = (agencyId: string) => enforce(db, previews, agencyId, clock.now());
  // receiveReport limits the size: a file that is too large is not kept, but the error text states its size.
  await app.register(multipart, {
    limits: { fileSize: Number.POSITIVE_INFINITY, parts: MAX_PARTS },
    throwFileSizeLimit: false,
  });

  app.endpoint('reports', ({ person, query }) =>
    listReports(db, agencyOf(person).id, query.paging),
  );

  app.endpoint('reportQuarters', async ({ person }) => ({
    content: await openQuartersOf(db, agencyOf(person), clock.now()),
  }));

  app.endpoint('reportSums', async ({ person }) => ({
    content: await quartersOfAgency(db, agencyOf(person), clock.moment()),
  }));

  async function readUpload(
    { socket }: FastifyRequest,
    { agencyId, file, quarter }: { agencyId: string; file: Buffer; quarter: string },
  ) {
    const { withHotelHints } = await import('../../workbooks/reading/hotelHints.ts');
    return withHotelHints(
      await app.readReport({ group: agencyId, socket }, file, quarter),
      await knownHotels(db, agencyId, quarter),
    );
  }

  async function receive(
    request: FastifyRequest & { person: Person },
    reply: FastifyReply,
    admit: (agencyId: string, upload: Upload) => Promise<void>,
  ): Promise<Upload> {
    if (!request.isMultipart()) throw new HttpError('unsupportedMediaType');
    const { id } = agencyOf(request.person);
    const { uploadReport } = endpoints;
    const upload = await receiveReport(
      request.parts(),
      { field: uploadReport.upload, length: Number(request.headers['content-length']) },
      (sent) => admit(id, sent),
    ).catch((error) => {
      if (!request.raw.complete) breakOffAfter(reply);
      throw error;
    });
    await guardAgain(app, uploadReport.access)(request);
    return upload;
  }

  async function forQuarter(person: Person, upload: Upload) {
    const agency = agencyOf(person);
    const quarter = await quarterOfUpload(db, agency, upload.quarter, clock.now());
    return { ...upload, agencyId: agency.id, quarter };
  }

  const receivePreview = async (
    request: FastifyRequest & { person: Person },
    reply: FastifyReply,
  ) => forQuarter(request.person, await receive(request, reply, countPreview));

  async function submit(
    request: FastifyRequest & { person: Person },
    received: Upload,
    submission: string | null,
  ): Promise<Report> {
    const upload = await forQuarter(request.person, received);
    const { filename, file, quarter } = upload;
    const scan = await app.scanner.scan(file);
    const read = scan.state === 'INFECTED' ? undefined : await readUpload(request, upload);
    const stored = { filename, fileId: await app.files.add(file), size: file.length };
    const by = actOf(request.person, clock.moment());
    const row = await inTransaction(db, (tx) =>
      submitReport(tx, { ...by, ...stored, quarter, scan, read, submission }),
    );
    if (scan.problem) request.log.warn({ problem: scan.problem }, 'A report waits for the scanner');
    if (scan.state === 'INFECTED') throw new InvalidInput('upload.infected');
    return row;
  }

  app.endpoint('previewReport', async (request, reply) => {
    const upload = await receivePreview(request, reply);
    const read = await readUpload(request, upload);
    return toReading(read, upload.quarter, await sumsBefore(db, upload.agencyId, upload.quarter));
  });

  app.endpoint('uploadReport', async (request, reply) => {
    const by = actOf(request.person, clock.moment());
    let submission: string | null = null;
    let row: Report | undefined;
    const upload = await receive(request, reply, async (agencyId, sent) => {
      submission = submissionOf(by, sent);
      row = await findSubmitted(db, agencyId, submission);
      if (!row) await countUpload(agencyId);
    });
    row ??= await submit(request, upload, submission).catch(async (error) => {
      // The first press was still at work when this one came.
      const made = await findSubmitted(db, by.agencyId, submission);
      if (!made) throw error;
      return made;
    });
    return reply.code(201).send(row);
  });

  app.endpoint('reportDetail', async ({ person, params }) => {
    const found = await findReport(db, agencyOf(person).id, params.id);
    if (!found) throw new NotFound();
    return found;
  });

  const download = (person: Person, id: string) =>
    downloadReport(db, app.files, { ...actOf(person, clock.moment()), id });

  app.endpoint('reportFile', async ({ person, params }, reply) =>
    sendDownload(reply, await download(person, params.id)),
  );

  const copyOf = (request: FastifyRequest, report: ReportToMark) =>
    markedCopy(
      db,
      (task) => app.markReport({ group: report.agencyId, socket: request.socket }, task),
      report,
      languageOf(request),
    );

  app.endpoint('markedReport', async ({ person, params }, reply) => {
    const report = await download(person, params.id);
    await countPreview(report.agencyId);
    return sendDownload(reply, await copyOf(reply.request, report));
  });

  app.endpoint('markPreview', async (request, reply) => {
    const report = await receivePreview(request, reply);
    const { filename, file } = await copyOf(request, report);
    return { filename, file: file.toString('base64') };
  });
}

/** For so long the rest of an upload is thrown away, so that its sender reads the answer first. */
const LINGER_MS = 1_000;

/** Ends the connection soon after the answer: otherwise the whole upload would still be received. */
function breakOffAfter({ raw, request }: FastifyReply): void {
  raw.once('finish', () => setTimeout(() => request.raw.destroy(), LINGER_MS).unref());
}
