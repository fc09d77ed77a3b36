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
  type Author,
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
  /** Registers a change of a page, which returns the page as it is afterwards. */
  const change = <Body extends z.ZodType<Omit<PageRevision, 'id'>>>(
    method: 'POST' | 'PUT',
    path: string,
    { summary, body }: { summary: string; body: Body },
    work: (tx: Transaction, page: PageRevision, form: z.output<Body>, by: Author) => Promise<void>,
    afterwards: (form: z.output<Body>) => Promise<void> = async () => {},
  ) =>
    app.staff(
      method,
      `/content/:id${path}`,
      { source, response: contentRecord, summary, body },
      async ({ params: { id }, body, person }) => {
        const form = body as z.output<Body>;
        const { revision, language } = form;
        const by = { actorId: person.id, now: clock.now() };
        await inTransaction(db, (tx) => work(tx, { id, revision, language }, form, by));
        await afterwards(form);
        return readRecord(db, id, language, clock.now());
      },
    );

  app.staffList(
    'content',
    { summary: 'Content pages', source, query: contentListQuery, row: contentRow },
    (query) => listContent(db, query, clock.now()),
  );

  app.staff(
    'GET',
    '/content/:id',
    {
      summary: 'A page with its versions in a language',
      source,
      query: languageQuery,
      response: contentRecord,
    },
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
    async ({ body, person }, reply) => {
      const by = { actorId: person.id, now: clock.now() };
      const id = await inTransaction(db, (tx) => createPage(tx, body, by));
      return reply.code(201).send(await readRecord(db, id, 'en', clock.now()));
    },
  );

  change('PUT', '', { summary: 'Save the draft', body: contentForm }, saveDraft);
  change(
    'POST',
    '/publish',
    { summary: 'Publish the draft, at once or on a schedule', body: publishForm },
    publish,
    async ({ major }) => {
      if (!major) return;
      await enforceMajorVersions(db, clock.now(), { batches: BATCHES_AT_ONCE });
      app.mail.wake();
    },
  );
  change(
    'POST',
    '/offline',
    { summary: 'Take a page offline', body: revisionForm },
    (tx, page, _form, by) => takeOffline(tx, page, by),
  );
  change(
    'POST',
    '/restore',
    { summary: 'Restore an earlier version as the draft', body: restoreForm },
    (tx, page, { number }, by) => restoreVersion(tx, page, number, by),
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
