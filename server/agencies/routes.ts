import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { at } from '../../contract/forms/fieldPaths.ts';
import { agencySaveMethod } from '../../contract/lifeCycle.ts';
import type { AgencyRecord } from '../../contract/records.ts';
import { shownCertificate } from '../certificates/read.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { HttpError, InvalidInput, MethodNotAllowed, NotSignedIn } from '../core/errors.ts';
import { languageOf } from '../core/http/language.ts';
import { type Field, fromFormData } from '../core/rules/formData.ts';
import { type AgencyAct, actOf, agencyOf } from '../core/session/gate.ts';
import type { Person } from '../core/session/person.ts';
import { requestChange, withdrawChange } from './changeRequest.ts';
import { findAgency, readAgency } from './record.ts';
import { refuseSave, saveAgency, saveContact } from './save.ts';

/**
 * Reads and saves the agency registration: submit, resubmit, renew, contact details, requests for a change
 * (specification §4, §7).
 */
export async function agency(app: FastifyInstance) {
  const { db, clock } = app;
  async function change(person: Person, work: (tx: Transaction, act: AgencyAct) => Promise<void>) {
    const act = actOf(person, clock.moment());
    const record = await inTransaction(db, async (tx) => {
      await work(tx, act);
      return readAgency(tx, act);
    });
    return withCertificate(app, act.agencyId, record);
  }

  app.endpoint('validateEmailDomain', async ({ body: { agencyDomain } }) => {
    const { canBeAgencyDomain } = await import('../core/rules/companyDomain.ts');
    const domain = agencyDomain.toLowerCase().replace(/^@/, '');
    return { valid: canBeAgencyDomain(domain, app.brand.ownDomains) };
  });
  app.endpoint('agency', async ({ person }) => {
    const act = actOf(person, clock.moment());
    return withCertificate(app, act.agencyId, await readAgency(db, act));
  });
  app.endpoint('saveAgencyContact', ({ person, body: { version, ...contact } }) =>
    change(person, (tx, act) => saveContact(tx, { ...act, version, contact })),
  );
  app.endpoint('requestAgencyChange', ({ person, body: { version, reason, ...form } }) =>
    change(person, (tx, act) =>
      requestChange(tx, { ...act, version, reason, form, ownDomains: app.brand.ownDomains }),
    ),
  );
  app.endpoint('withdrawAgencyChange', ({ person }) => change(person, withdrawChange));
  await app.register(saving);
}

const withCertificate = async (
  { db, clock }: FastifyInstance,
  agencyId: string,
  record: AgencyRecord,
): Promise<AgencyRecord> => ({
  ...record,
  ...(await shownCertificate(db, { agencyId }, clock.moment())),
});

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
    const agency = await findAgency(db, agencyOf(person).id);
    // Checked first: after somebody else's save the status may not allow another, and "stale" is the better reason.
    refuseSave(agency, Number.isInteger(version) ? Number(version) : undefined, clock.moment());
    const allowed = agencySaveMethod(agency.status);
    if (method !== allowed)
      throw new MethodNotAllowed(['GET', 'HEAD', ...(allowed ? [allowed] : [])]);
  });

  app.endpoint('saveAgency', async ({ person, method, body }, reply) => {
    const { version, ...form } = body;
    const act = actOf(person, clock.moment());
    const record = await inTransaction(db, (tx) =>
      saveAgency(tx, {
        ...act,
        version,
        form,
        ownDomains: app.brand.ownDomains,
        language: languageOf(reply.request),
      }),
    );
    app.mail.wake();
    const answer = await withCertificate(app, act.agencyId, record);
    return reply.code(method === 'POST' ? 201 : 200).send(answer);
  });
}

/**
 * Returns the fields of a multipart body, which may be as large as a JSON body.
 * @throws InvalidInput if it can't be parsed or contains a file, HttpError if it is too large or of unknown size
 */
async function readFields(request: FastifyRequest): Promise<Field[]> {
  const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (size > request.routeOptions.bodyLimit) throw new HttpError('tooLarge');
  const fields: Field[] = [];
  try {
    for await (const part of request.parts({ limits: { files: 0 } })) {
      if (part.type === 'field') fields.push([part.fieldname, String(part.value)]);
    }
  } catch {
    throw new InvalidInput('error.badRequest');
  }
  return fields;
}
