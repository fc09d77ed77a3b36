import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCode } from '../../contract/certificates.ts';
import { type Language, YEAR_S } from '../../contract/languages.ts';
import { limits } from '../../contract/limits.ts';
import type { PageName } from '../../contract/pages.ts';
import { paths, pathTo } from '../../contract/paths.ts';
import type { Boot } from '../../contract/records.ts';
import { checkCertificate } from '../certificates/check.ts';
import { hotelOf } from '../certificates/frontDesks.ts';
import { pagesToShow } from '../content/pages.ts';
import { cookieName } from '../core/session/session.ts';

const BENEFITS = 'benefits';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** What the pages need on which certificates are checked. They have no script, so that all of it comes with them. */
export function verifyPages(app: FastifyInstance) {
  const cookie = cookieName(app.env, 'hub-front-desk');

  /** The hotel whose front desk uses this browser, with what an accreditation gives there. */
  async function frontDeskOf({ cookies }: FastifyRequest, language: Language) {
    const token = cookies[cookie];
    const hotel = token && (await hotelOf(app.db, token));
    if (!hotel) return undefined;
    const { db, clock, env } = app;
    return { hotel, benefits: await pagesToShow(db, BENEFITS, clock.now(), language, env.keep) };
  }

  return {
    /** Returns where a typed code leads, or the link of a front desk, which this browser is then known as. */
    async leadsTo(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
      const { code, desk } = request.query as Record<string, unknown>;
      const [typed, token] = [textOf(code), textOf(desk)];
      if (token) {
        if ((await hotelOf(app.db, token)) === undefined) return `${paths.verify}?link=over`;
        reply.setCookie(cookie, token, { httpOnly: true, maxAge: YEAR_S });
        return paths.verify;
      }
      const certificate = readCode(typed) ?? typed.slice(0, limits.textMax);
      return certificate ? pathTo('certificate', { certificate }) : undefined;
    },

    /** @throws TooManyRequests of a network that tries too many codes */
    async checked(
      page: PageName,
      request: FastifyRequest,
      language: Language,
    ): Promise<Boot['checked']> {
      if (page !== 'verify' && page !== 'certificate') return undefined;
      const { certificate: code = '' } = request.params as Record<string, string>;
      const certificate =
        page === 'certificate' ? await checkCertificate(app, request.ip, code) : null;
      return { code, certificate, frontDesk: await frontDeskOf(request, language) };
    },
  };
}
