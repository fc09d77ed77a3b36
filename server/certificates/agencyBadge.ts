import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../contract/brand.ts';
import { CODE_LENGTH, readCode } from '../../contract/certificates.ts';
import { dayInWords } from '../../contract/dates.ts';
import { type Language, languageCodes } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import { texts } from '../../words/catalogues.ts';
import { NotFound } from '../core/errors.ts';
import { escapeHtml } from '../core/http/escapeHtml.ts';
import { sendCachedFile } from '../core/http/sendFile.ts';
import { CACHING } from '../core/rules/badges/addresses.ts';
import { type Certificate, findCertificate } from './read.ts';

/**
 * Serves the picture that an accredited agency has on its website: what its newest certificate is worth now, also by the
 * address of a former one, so that the website needs no change when the agency is renewed.
 */
export async function agencyBadges(app: FastifyInstance): Promise<void> {
  const { brand, clock, db } = app;

  // By the whole code alone, which nobody can guess.
  const find = async (code: string | undefined) =>
    code?.length === CODE_LENGTH ? findCertificate(db, code, clock.moment()) : undefined;

  app.get<{ Params: { code: string; picture: string } }>(
    '/badges/agency/:code/:picture',
    { schema: { hide: true }, config: { anonymous: true } },
    async ({ params }, reply) => {
      const language = languageCodes.find((code) => params.picture === `${code}.svg`);
      const named = await find(readCode(params.code));
      const newest = named?.replacedBy ? await find(named.replacedBy) : named;
      if (!language || newest?.kind !== 'agency') throw new NotFound();
      // It is shown by pages of other sites.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const file = Buffer.from(agencyBadge(newest, { brand, language }));
      return sendCachedFile(reply, { mime: 'image/svg+xml', file }, CACHING);
    },
  );
}

/** A longer name is set closer, so that it stays inside. */
const LONG_NAME = 32;

function agencyBadge(
  { state, validUntil }: Pick<Certificate, 'state' | 'validUntil'>,
  { brand, language }: { brand: Brand; language: Language },
): string {
  const words = texts[language].certificate.agencyBadge;
  const isValid = state === 'valid';
  const { frame, frameAccent, hairline, ink, paper, quiet } = brand.style.light;
  const date = validUntil && dayInWords(validUntil, language);
  const title = isValid ? words.valid : words.over;
  const until = isValid ? date && interpolate(words.until, { date }) : words.notNow;
  const lines = [brand.name, title, until ?? ''].map(escapeHtml);
  const fit =
    brand.name.length > LONG_NAME ? ' textLength="200" lengthAdjust="spacingAndGlyphs"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="88" viewBox="0 0 300 88" role="img" aria-labelledby="title" xml:lang="${language}" font-family="system-ui, sans-serif">
<title id="title">${lines.filter(Boolean).join(' · ')}</title>
<rect x="0.5" y="0.5" width="299" height="87" rx="6" fill="${paper}" stroke="${hairline}"/>
<path d="M6.5 0.5H72v87H6.5a6 6 0 0 1-6-6v-75a6 6 0 0 1 6-6z" fill="${isValid ? frame : quiet}"/>
<g transform="translate(20 28)" fill="none" stroke="${isValid ? frameAccent : paper}" stroke-width="1.6">${brand.logo.map((path) => `<path d="${path}"/>`).join('')}</g>
<text x="86" y="28" font-size="12" fill="${quiet}"${fit}>${lines[0]}</text>
<text x="86" y="51" font-size="18" font-weight="600" fill="${isValid ? ink : quiet}">${lines[1]}</text>
<text x="86" y="71" font-size="13" fill="${quiet}">${lines[2]}</text>
</svg>
`;
}
