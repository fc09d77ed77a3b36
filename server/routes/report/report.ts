import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DAY } from '../../../contract/dates.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { MessageKey } from '../../../contract/messages.ts';
import { toReading } from '../../../workbooks/reading/toReading.ts';
import { enforce, type Limit } from '../../accounts/limits.ts';
import type { Person } from '../../accounts/person.ts';
import { inTransaction } from '../../db/connection.ts';
import { actOf, agencyOf } from '../../domain/gate.ts';
import { knownHotels, sumsBefore } from '../../domain/reports/bookings.ts';
import { findReport, listReports } from '../../domain/reports/list.ts';
import { markedCopy } from '../../domain/reports/marked-copy.ts';
import { openQuartersOf, quarterOfUpload } from '../../domain/reports/open-quarters.ts';
import { quartersOfAgency } from '../../domain/reports/quarters-of-agency.ts';
import { downloadReport } from '../../domain/reports/stored-file.ts';
import { submitReport } from '../../domain/reports/submit.ts';
import { receiveReport } from '../../domain/reports/upload.ts';
import { HttpError, InvalidInput, NotFound } from '../../errors.ts';
import { languageOf } from '../../language.ts';
import { sendDownload } from '../../send-file.ts';

/** The most parts of a form: the file and other fields. */
const MAX_PARTS = 20;

/** Lists past reports, uploads a report, and downloads a past one (specification §7). */
export async function report(app: FastifyInstance) {
  const { db, clock, env } = app;
  const { uploadsPerDay, previewsPerDay } = env.limits;
  const perDay = (name: string, key: MessageKey, who: string, max: number): Limit => ({
    name,
    who,
    windowMs: DAY,
    max,
    refusal: { key, params: { n: max } },
  });
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
    content: await quartersOfAgency(db, agencyOf(person), clock.now()),
  }));

  async function readUpload(agencyId: string, file: Buffer, quarter: string) {
    const { withHotelHints } = await import('../../../workbooks/reading/hotelHints.ts');
    return withHotelHints(
      await app.readReport(file, quarter),
      await knownHotels(db, agencyId, quarter),
    );
  }

  const previewLimit = (agencyId: string) =>
    perDay('previews', 'upload.previewLimit', agencyId, previewsPerDay);

  /** Takes a report that is only looked into: nothing of it is stored. */
  async function receivePreview(request: FastifyRequest & { person: Person }) {
    if (!request.isMultipart()) throw new HttpError(415, 'error.unsupportedMediaType');
    const [agency, now] = [agencyOf(request.person), clock.now()];
    const count = () => enforce(db, previewLimit(agency.id), now);
    const upload = await receiveReport(request.parts(), endpoints.previewReport.upload, count);
    const quarter = await quarterOfUpload(db, agency, upload.quarter, now);
    return { agency, upload, quarter };
  }

  app.endpoint('previewReport', async (request) => {
    const { agency, upload, quarter } = await receivePreview(request);
    const read = await readUpload(agency.id, upload.file, quarter);
    return toReading(read, quarter, await sumsBefore(db, agency.id, quarter));
  });

  app.endpoint('uploadReport', async (request, reply) => {
    if (!request.isMultipart()) throw new HttpError(415, 'error.unsupportedMediaType');
    const [agency, actorId, now] = [agencyOf(request.person), request.person.id, clock.now()];
    const agencyId = agency.id;
    const limit = perDay('uploads', 'upload.dailyLimit', agencyId, uploadsPerDay);
    const count = () => enforce(db, limit, now);
    const upload = await receiveReport(request.parts(), endpoints.uploadReport.upload, count);
    const { filename, file } = upload;
    const quarter = await quarterOfUpload(db, agency, upload.quarter, now);
    const scan = await app.scanner.scan(file);
    const read = scan.state === 'INFECTED' ? undefined : await readUpload(agencyId, file, quarter);
    const stored = { filename, fileId: await app.files.add(file), size: file.length };
    const row = await inTransaction(db, (tx) =>
      submitReport(tx, { ...stored, quarter, scan, read, agencyId, actorId, now }),
    );
    if (scan.problem) request.log.warn({ problem: scan.problem }, 'A report waits for the scanner');
    if (scan.state === 'INFECTED') throw new InvalidInput('upload.infected');
    return reply.code(201).send(row);
  });

  app.endpoint('reportDetail', async ({ person, params }) => {
    const { data: id } = z.uuid().safeParse(params.id);
    const found = id && (await findReport(db, agencyOf(person).id, id));
    if (!found) throw new NotFound();
    return found;
  });

  const download = (person: Person, id: string | undefined) =>
    downloadReport(db, app.files, { ...actOf(person, clock.now()), id });

  app.endpoint('reportFile', async ({ person, params }, reply) =>
    sendDownload(reply, await download(person, params.id)),
  );

  app.endpoint('markedReport', async ({ person, params }, reply) => {
    const report = await download(person, params.id);
    await enforce(db, previewLimit(report.agencyId), clock.now());
    return sendDownload(reply, await markedCopy(app, report, languageOf(reply.request)));
  });

  app.endpoint('markPreview', async (request) => {
    const { agency, upload, quarter } = await receivePreview(request);
    const report = { ...upload, agencyId: agency.id, quarter };
    const { filename, file } = await markedCopy(app, report, languageOf(request));
    return { filename, file: file.toString('base64') };
  });
}
