import type { FastifyInstance } from 'fastify';
import { gateOfContent } from '../../../contract/pages.ts';
import type { Person } from '../../accounts/person.ts';
import { pagesToShow } from '../../domain/content/pages.ts';
import { checkGate } from '../../domain/gate.ts';
import { NotFound } from '../../errors.ts';

/** Returns content pages by code (specification §7). */
export async function contentPages(app: FastifyInstance) {
  /** Checks the gate first, so that a person it refuses does not learn whether the page exists. */
  async function pagesFor(person: Person | null, code = '') {
    checkGate(gateOfContent(code), person);
    const pages = await pagesToShow(app.db, code, app.clock.now());
    if (pages.length === 0) throw new NotFound('error.notFound');
    return pages;
  }

  app.endpoint('contentByCode', async ({ person, params }) => ({
    content: (await pagesFor(person, params.code)).slice(0, 1),
  }));
  app.endpoint('contentAllByCode', async ({ person, params }) => ({
    content: await pagesFor(person, params.code),
  }));
}
