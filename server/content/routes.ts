import type { FastifyInstance, FastifyRequest } from 'fastify';
import { daysFrom } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { gateOfContent } from '../../contract/pages.ts';
import { NotFound } from '../core/errors.ts';
import { languageOf } from '../core/http/language.ts';
import { checkGate } from '../core/session/gate.ts';
import { newPages, pagesToShow } from './pages.ts';

/** Returns content pages by code (specification §7), in the language that is asked for, else the visitor's. */
export async function contentPages(app: FastifyInstance) {
  /** Checks the gate first, so that a person it refuses does not learn whether the page exists. */
  async function pagesFor(request: FastifyRequest, code: string, language = languageOf(request)) {
    checkGate(gateOfContent(code), request.person);
    const pages = await pagesToShow(app.db, code, app.clock.now(), language, app.env.keep);
    if (pages.length === 0) throw new NotFound('error.notFound');
    return pages;
  }

  app.endpoint('contentByCode', async ({ params, query }, { request }) => ({
    content: (await pagesFor(request, params.code, query.language)).slice(0, 1),
  }));
  app.endpoint('newContent', async ({ query }, { request }) => {
    const now = app.clock.now();
    const from = query.since ? new Date(query.since) : daysFrom(now, -limits.newPageDays);
    return { content: await newPages(app.db, from, now, query.language ?? languageOf(request)) };
  });
  app.endpoint('contentAllByCode', async ({ params, query }, { request }) => ({
    content: await pagesFor(request, params.code, query.language),
  }));
}
