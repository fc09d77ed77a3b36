import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { at } from '../../../contract/forms/crossField.ts';
import { fromFormData } from '../../../contract/forms/formData.ts';
import { inTransaction } from '../../db/connection.ts';
import { requestChange, withdrawChange } from '../../domain/agency/change-request.ts';
import { saveContact } from '../../domain/agency/contact.ts';
import { findAgency, readAgency } from '../../domain/agency/record.ts';
import { refuseSave, saveAgency } from '../../domain/agency/save.ts';
import { agencyOf } from '../../domain/gate.ts';
import { NotSignedIn } from '../../errors.ts';
import { languageOf } from '../../language.ts';
import { readFields } from './form-fields.ts';

/** Reads and saves the agency registration: submit, resubmit, renew, contact details, requests for a change (specification §4, §7). */
export async function agency(app: FastifyInstance) {
  app.endpoint('agency', ({ person }) => readAgency(app.db, agencyOf(person).id));
  app.endpoint('saveAgencyContact', ({ person, body }) => {
    const { version, ...contact } = body;
    const save = { agencyId: agencyOf(person).id, actorId: person.id, version, contact };
    return inTransaction(app.db, (tx) => saveContact(tx, { ...save, now: app.clock.now() }));
  });
  app.endpoint('requestAgencyChange', ({ person, body }) => {
    const { version, reason, ...form } = body;
    const agencyId = agencyOf(person).id;
    return inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      await requestChange(tx, { agencyId, actorId: person.id, version, form, reason, now });
      return readAgency(tx, agencyId);
    });
  });
  app.endpoint('withdrawAgencyChange', ({ person }) => {
    const agencyId = agencyOf(person).id;
    return inTransaction(app.db, async (tx) => {
      await withdrawChange(tx, { agencyId, actorId: person.id, now: app.clock.now() });
      return readAgency(tx, agencyId);
    });
  });
  await app.register(saving);
}

/** Saves from JSON or from a multipart form (specification §7: 'form content type'); see {@link fromFormData}. */
async function saving(app: FastifyInstance) {
  const { db, clock } = app;
  await app.register(multipart);

  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = fromFormData(await readFields(request));
  });

  // A save that the status doesn't allow is refused before the form is validated.
  app.addHook('preValidation', async ({ person, method, body }) => {
    if (!person) throw new NotSignedIn();
    const version = at(body, 'version');
    refuseSave(
      await findAgency(db, agencyOf(person).id),
      { method, version: Number.isInteger(version) ? Number(version) : undefined },
      clock.now(),
    );
  });

  app.endpoint('saveAgency', async ({ person, method, body }, reply) => {
    const { version, ...form } = body;
    const record = await inTransaction(db, (tx) =>
      saveAgency(tx, {
        agencyId: agencyOf(person).id,
        actorId: person.id,
        method,
        version,
        form,
        language: languageOf(reply.request),
        now: clock.now(),
      }),
    );
    app.mail.wake();
    return reply.code(method === 'POST' ? 201 : 200).send(record);
  });
}
