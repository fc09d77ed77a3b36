import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  mailListQuery,
  mailRecord,
  mailRow,
  textForm,
  textsAnswer,
} from '../../../../contract/staff/mails.ts';
import { recordId } from '../../../../contract/staff/paging.ts';
import { recordAudit } from '../../../audit.ts';
import { inTransaction } from '../../../db/connection.ts';
import { listMails, readMail, resendMail } from '../../../domain/staff/mails/mails.ts';
import { listOverrides, overrideText } from '../../../domain/texts.ts';
import { mailWords } from '../../../mail/words.ts';

/** Lists, shows and resends emails, and changes text overrides. */
export async function staffMails(app: FastifyInstance) {
  const { db, clock, brand, env } = app;
  const source = 'decisions D11, I20';
  const frame = { brand, publicUrl: env.publicUrl };

  app.staffList(
    'mails',
    { summary: 'The outbox', source, query: mailListQuery, row: mailRow },
    (query) => listMails(db, query),
  );

  app.staff(
    'GET',
    '/mails/:id',
    { summary: 'An email with its text', source, params: recordId, response: mailRecord },
    async ({ params, person }) => {
      const mail = await readMail(db, params.id, frame);
      const subject = { type: 'mail', id: params.id } as const;
      await recordAudit(db, { actorId: person.id, subject, event: 'viewMail', at: clock.now() });
      return mail;
    },
  );

  app.staff(
    'POST',
    '/mails/:id/resend',
    {
      summary: 'Send an email again',
      source,
      params: recordId,
      response: z.object({ id: z.uuid() }),
    },
    async ({ params, person }) => {
      const by = { actorId: person.id, now: clock.now() };
      const id = await inTransaction(db, (tx) => resendMail(tx, params.id, by));
      app.mail.wake();
      return { id };
    },
  );

  const texts = async () => ({ mail: mailWords, overrides: await listOverrides(db, brand.code) });

  app.staff(
    'GET',
    '/texts',
    {
      summary: 'The texts of emails, and all text overrides',
      source: 'decision H8',
      response: textsAnswer,
    },
    texts,
  );

  app.staff(
    'PUT',
    '/texts',
    {
      summary: 'Override a text',
      source: 'decision H8',
      body: textForm,
      response: textsAnswer,
    },
    async ({ body, person }) => {
      const by = { brand: brand.code, actorId: person.id, now: clock.now() };
      await inTransaction(db, (tx) => overrideText(tx, body, by));
      return texts();
    },
  );
}
