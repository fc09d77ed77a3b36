import type { FastifyInstance } from 'fastify';
import { NotFound } from '../core/errors.ts';
import { languageOf } from '../core/http/language.ts';
import { sendDownload } from '../core/http/sendFile.ts';
import { kidsAt, TOKEN } from './addresses.ts';
import { badgeOf } from './badge.ts';
import { currentCertificate, formerCode } from './read.ts';

/** What accredited people take along of the certificate that counts: the confirmation as a PDF, and the badge. */
export async function ownCertificate(app: FastifyInstance): Promise<void> {
  const { db, clock, brand, badgeKeys: keys } = app;
  const { publicUrl, timeZone } = app.env;

  async function certificateOf(accountId: string) {
    const found = await currentCertificate(db, { accountId }, clock.moment());
    if (!found?.name) throw new NotFound();
    return { ...found, name: found.name };
  }

  app.endpoint('confirmationPdf', async ({ person }, reply) => {
    const certificate = await certificateOf(person.id);
    // Loaded for the first one only.
    const { confirmationPdf } = await import('./confirmationPdf.ts');
    const language = languageOf(reply.request);
    const issuing = { brand, publicUrl, language, ...clock.moment() };
    const file = await confirmationPdf(certificate, issuing);
    return sendDownload(reply, { mime: 'application/pdf', filename: `${brand.code}.pdf`, file });
  });

  app.endpoint('downloadBadge', async ({ person }, reply) => {
    if (!keys) throw new NotFound();
    const certificate = await certificateOf(person.id);
    const certified = { ...certificate, former: await formerCode(db, certificate) };
    const language = languageOf(reply.request);
    const members = badgeOf(certified, { brand, publicUrl, language, timeZone });
    const file = Buffer.from(await keys.sign(members, kidsAt(publicUrl)));
    return sendDownload(reply, { mime: TOKEN, filename: `${brand.code}-badge.jwt`, file });
  });
}
