import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../core/db/connection.ts';
import { languageOf } from '../core/http/language.ts';
import { sendDownload } from '../core/http/sendFile.ts';
import { askForExport, downloadExport, listExports } from './exports.ts';

/** A person's own exports. */
export async function dataExports(app: FastifyInstance) {
  const { db, clock, files } = app;

  app.endpoint('dataExports', async ({ person }) => ({
    content: await listExports(db, { accountId: person.id, asked: 'byPerson' }, clock.now()),
  }));

  app.endpoint('askForDataExport', (request) => {
    const { id } = request.person;
    const wanted = { language: languageOf(request), reason: null };
    return inTransaction(db, (tx) =>
      askForExport(tx, { id, actorId: id, ...clock.moment() }, wanted),
    );
  });

  app.endpoint('dataExportFile', async ({ person: { id: accountId }, params }, reply) => {
    const wanted = { ...params, accountId, asked: 'byPerson', actorId: accountId } as const;
    return sendDownload(reply, await downloadExport(db, files, { ...wanted, now: clock.now() }));
  });
}
