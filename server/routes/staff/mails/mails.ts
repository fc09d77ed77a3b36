import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileContent } from '../../../../contract/records.ts';
import {
  MAX_TRANSLATION_FILE,
  mailListQuery,
  mailRecord,
  mailRow,
  textForm,
  textsAnswer,
  translationAnswer,
  translationForm,
  translationQuery,
} from '../../../../contract/staff/mails.ts';
import { recordAudit } from '../../../audit/record.ts';
import { inTransaction } from '../../../db/connection.ts';
import { listMails, readMail, resendMail } from '../../../domain/staff/mails/mails.ts';
import { exportTranslations, importTranslations } from '../../../domain/staff/translations.ts';
import { listOverrides, overrideText } from '../../../domain/texts.ts';
import { sendDownload } from '../../../http/send-file.ts';
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
    { summary: 'An email with its text', source, response: mailRecord },
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
    { summary: 'Send an email again', source, response: z.object({ id: z.uuid() }) },
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
    { summary: 'Override a text', source: 'decision H8', body: textForm, response: textsAnswer },
    async ({ body, person }) => {
      const by = { brand: brand.code, actorId: person.id, now: clock.now() };
      await inTransaction(db, (tx) => overrideText(tx, body, by));
      return texts();
    },
  );

  app.staff(
    'GET',
    '/texts/translation',
    {
      summary: 'The texts of a language as a gettext PO file',
      source: 'decision H8',
      query: translationQuery,
      response: fileContent,
    },
    async ({ query }, reply) =>
      sendDownload(reply, {
        mime: 'text/x-gettext-translation; charset=utf-8',
        filename: `${query.scope}-${query.locale}.po`,
        file: await exportTranslations(db, brand.code, query),
      }),
  );

  app.staff(
    'POST',
    '/texts/translation',
    {
      summary: 'Check or take over a gettext PO file',
      source: 'decision H8',
      body: translationForm,
      response: translationAnswer,
      // JSON writes a line break as two characters.
      bodyLimit: 2 * MAX_TRANSLATION_FILE,
    },
    ({ body, person }) =>
      importTranslations(db, body, {
        brand: brand.code,
        actorId: person.id,
        now: clock.now(),
      }),
  );
}
