import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../core/audit/record.ts';
import { inTransaction } from '../core/db/connection.ts';
import { sendDownload } from '../core/http/sendFile.ts';
import { listOverrides, overrideText } from '../core/mail/texts.ts';
import { mailWords } from '../core/mail/words.ts';
import { listMails, readMail, resendMail } from './mails.ts';
import { exportTranslations, importTranslations } from './translations.ts';

/** Lists, shows and resends emails, and changes text overrides. */
export async function staffMails(app: FastifyInstance) {
  const { db, clock, brand, env } = app;
  const frame = { brand, publicUrl: env.publicUrl, timeZone: env.timeZone };

  app.staffList('mails', (query) => listMails(db, query));

  app.staff('GET mails/:id', async ({ params, person }) => {
    const mail = await readMail(db, params.id, frame);
    const subject = { type: 'mail', id: params.id } as const;
    await recordAudit(db, { actorId: person.id, subject, event: 'viewMail', at: clock.now() });
    return mail;
  });

  app.staff('POST mails/:id/resend', async ({ params, person }) => {
    const by = { actorId: person.id, ...clock.moment() };
    const id = await inTransaction(db, (tx) => resendMail(tx, params.id, by));
    app.mail.wake();
    return { id };
  });

  const texts = async () => ({ mail: mailWords, overrides: await listOverrides(db, brand.code) });

  app.staff('GET texts', texts);

  app.staff('PUT texts', async ({ body, person }) => {
    const by = { brand: brand.code, actorId: person.id, now: clock.now() };
    await inTransaction(db, (tx) => overrideText(tx, body, by));
    return texts();
  });

  app.staff('GET texts/translation', async ({ query }, reply) =>
    sendDownload(reply, {
      mime: 'text/x-gettext-translation; charset=utf-8',
      filename: `${query.scope}-${query.locale}.po`,
      file: await exportTranslations(db, brand.code, query),
    }),
  );

  app.staff('POST texts/translation', ({ body, person }) =>
    importTranslations(db, body, {
      brand: brand.code,
      actorId: person.id,
      now: clock.now(),
    }),
  );
}
