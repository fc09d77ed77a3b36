import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  contentForm,
  contentListQuery,
  contentRecord,
  contentRow,
  contentVersionText,
  languageQuery,
  newContentForm,
  publishForm,
  restoreForm,
  revisionForm,
} from '../../../../contract/staff/content.ts';
import { recordId } from '../../../../contract/staff/paging.ts';
import { inTransaction, type Transaction } from '../../../db/connection.ts';
import {
  createPage,
  type PageRevision,
  publish,
  restoreVersion,
  saveDraft,
  takeOffline,
} from '../../../domain/staff/content/edit.ts';
import { enforceMajorVersions } from '../../../domain/staff/content/enforce-major.ts';
import { listContent } from '../../../domain/staff/content/list.ts';
import { contentRecord as readRecord, versionText } from '../../../domain/staff/content/record.ts';

const source = 'decisions H2, C1';
/** Batches of associates that are processed before Publish returns; a job processes the rest within a minute. */
const BATCHES_AT_ONCE = 3;

/** Edits content pages: drafts, versions and publication. */
export async function staffContent(app: FastifyInstance) {
  const { db, clock } = app;
  const one = { params: recordId, source, response: contentRecord };
  const by = (request: { person: { id: string } }) => ({
    actorId: request.person.id,
    now: clock.now(),
  });
  /** Runs `work` in a transaction, and returns the page as it is afterwards. */
  const change = async (
    { id, language }: PageRevision,
    work: (tx: Transaction) => Promise<void>,
  ) => {
    await inTransaction(db, work);
    return readRecord(db, id, language, clock.now());
  };
  const seenBy = ({
    params: { id },
    body: { revision, language },
  }: {
    params: { id: string };
    body: Omit<PageRevision, 'id'>;
  }): PageRevision => ({ id, revision, language });

  app.staffList(
    'content',
    { summary: 'Content pages', source, query: contentListQuery, row: contentRow },
    (query) => listContent(db, query, clock.now()),
  );

  app.staff(
    'GET',
    '/content/:id',
    { ...one, summary: 'A page with its versions in a language', query: languageQuery },
    ({ params, query }) => readRecord(db, params.id, query.language, clock.now()),
  );

  app.staff(
    'POST',
    '/content',
    {
      summary: 'Create a page with its first draft',
      source,
      body: newContentForm,
      response: contentRecord,
    },
    async (request, reply) => {
      const id = await inTransaction(db, (tx) => createPage(tx, request.body, by(request)));
      return reply.code(201).send(await readRecord(db, id, 'en', clock.now()));
    },
  );

  app.staff(
    'PUT',
    '/content/:id',
    { ...one, summary: 'Save the draft', body: contentForm },
    (request) => {
      const seen = seenBy(request);
      return change(seen, (tx) => saveDraft(tx, seen, request.body, by(request)));
    },
  );

  app.staff(
    'POST',
    '/content/:id/publish',
    { ...one, summary: 'Publish the draft, at once or on a schedule', body: publishForm },
    async (request) => {
      const seen = seenBy(request);
      const record = await change(seen, (tx) => publish(tx, seen, request.body, by(request)));
      if (request.body.major) {
        await enforceMajorVersions(db, clock.now(), BATCHES_AT_ONCE);
        app.mail.wake();
      }
      return record;
    },
  );

  app.staff(
    'POST',
    '/content/:id/offline',
    { ...one, summary: 'Take a page offline', body: revisionForm },
    (request) => {
      const seen = seenBy(request);
      return change(seen, (tx) => takeOffline(tx, seen, by(request)));
    },
  );

  app.staff(
    'POST',
    '/content/:id/restore',
    { ...one, summary: 'Restore an earlier version as the draft', body: restoreForm },
    (request) => {
      const seen = seenBy(request);
      return change(seen, (tx) => restoreVersion(tx, seen, request.body.number, by(request)));
    },
  );

  app.staff(
    'GET',
    '/content/:id/versions/:number',
    {
      summary: 'The text of a version',
      source,
      params: recordId.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
      query: languageQuery,
      response: contentVersionText,
    },
    ({ params, query }) => versionText(db, params.id, query.language, params.number),
  );
}
