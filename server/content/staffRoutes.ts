import type { FastifyInstance } from 'fastify';
import type { StaffCallName } from '../../contract/staff/calls.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import type { StaffInput } from '../core/session/staffRoutes.ts';
import {
  type Author,
  createPage,
  type PageRevision,
  publish,
  restoreVersion,
  saveDraft,
  takeOffline,
} from './edit.ts';
import { enforceMajorVersions } from './educationJob.ts';
import { listContent } from './list.ts';
import { contentRecord as readRecord, versionText } from './record.ts';

/** Batches of associates that are processed before Publish returns; a job processes the rest within a minute. */
const BATCHES_AT_ONCE = 3;

/** Edits content pages: drafts, versions and publication. */
export async function staffContent(app: FastifyInstance) {
  const { db, clock } = app;
  /** Registers a change of a page, which returns the page as it is afterwards. */
  const change = <Name extends StaffCallName & `${'POST' | 'PUT'} content/:id${string}`>(
    name: Name,
    work: (
      tx: Transaction,
      page: PageRevision,
      form: StaffInput<Name, 'body'>,
      by: Author,
    ) => Promise<void>,
    afterwards: (form: StaffInput<Name, 'body'>) => Promise<void> = async () => {},
  ) =>
    app.staff(name, async ({ params, body, person }) => {
      const { id } = params as { id: string };
      const form = body as StaffInput<Name, 'body'>;
      const { revision, language } = form as Omit<PageRevision, 'id'>;
      const by = { actorId: person.id, now: clock.now() };
      await inTransaction(db, (tx) => work(tx, { id, revision, language }, form, by));
      await afterwards(form);
      return readRecord(db, id, language, clock.now()) as never;
    });

  app.staffList('content', (query) => listContent(db, query, clock.now()));

  app.staff('GET content/:id', ({ params, query }) =>
    readRecord(db, params.id, query.language, clock.now()),
  );

  app.staff('POST content', async ({ body, person }, reply) => {
    const by = { actorId: person.id, now: clock.now() };
    const id = await inTransaction(db, (tx) => createPage(tx, body, by));
    return reply.code(201).send(await readRecord(db, id, 'en', clock.now()));
  });

  change('PUT content/:id', saveDraft);
  change('POST content/:id/publish', publish, async ({ major }) => {
    if (!major) return;
    await enforceMajorVersions(db, clock.now(), { batches: BATCHES_AT_ONCE });
    app.mail.wake();
  });
  change('POST content/:id/offline', (tx, page, _form, by) => takeOffline(tx, page, by));
  change('POST content/:id/restore', (tx, page, { number }, by) =>
    restoreVersion(tx, page, number, by),
  );

  app.staff('GET content/:id/versions/:number', ({ params, query }) =>
    versionText(db, params.id, query.language, params.number),
  );
}
