import type { FastifyInstance, FastifyReply } from 'fastify';
import { NotFound } from '../core/errors.ts';
import { languageOf } from '../core/http/language.ts';
import { sendDownload } from '../core/http/sendFile.ts';
import { kidsAt, TOKEN } from '../core/rules/badges/addresses.ts';
import { badgeOf } from '../core/rules/badges/badge.ts';
import { agencyOf } from '../core/session/gate.ts';
import { currentCertificate, formerCode } from './read.ts';

/** What accredited people and agencies take along of the certificate that counts: the confirmation as a PDF, and the badge. */
export async function ownCertificate(app: FastifyInstance): Promise<void> {
  const { db, clock, brand, badgeKeys: keys } = app;
  const { publicUrl, timeZone } = app.env;

  async function certificateOf(holder: Parameters<typeof currentCertificate>[1]) {
    const found = await currentCertificate(db, holder, clock.moment());
    if (!found) throw new NotFound();
    return found;
  }

  app.endpoint('confirmationPdf', async ({ person }, reply) => {
    const { name, ...certificate } = await certificateOf({ accountId: person.id });
    if (!name) throw new NotFound();
    // A server has loaded it before it listens; tests that need none do not.
    const { confirmationPdf } = await import('./confirmationPdf.ts');
    const language = languageOf(reply.request);
    const issuing = { brand, publicUrl, language, ...clock.moment() };
    const file = await confirmationPdf({ ...certificate, name }, issuing);
    return sendDownload(reply, { mime: 'application/pdf', filename: `${brand.code}.pdf`, file });
  });

  async function sendBadge(reply: FastifyReply, holder: Parameters<typeof certificateOf>[0]) {
    if (!keys) throw new NotFound();
    const certificate = await certificateOf(holder);
    const certified = { ...certificate, former: await formerCode(db, certificate) };
    const language = languageOf(reply.request);
    const members = badgeOf(certified, { brand, publicUrl, language, timeZone });
    const file = Buffer.from(await keys.sign(members, kidsAt(publicUrl)));
    return sendDownload(reply, { mime: TOKEN, filename: `${brand.code}-badge.jwt`, file });
  }

  app.endpoint('downloadBadge', ({ person }, reply) => sendBadge(reply, { accountId: person.id }));

  app.endpoint('downloadAgencyBadge', ({ person }, reply) =>
    sendBadge(reply, { agencyId: agencyOf(person).id }),
  );
}
