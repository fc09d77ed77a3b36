import type { FastifyInstance } from 'fastify';
import { gateOfContent } from '../../../contract/pages.ts';
import type { Person } from '../../accounts/person.ts';
import { pagesToShow } from '../../domain/content/pages.ts';
import { checkGate } from '../../domain/gate.ts';
import { NotFound } from '../../errors.ts';

/** Content pages by code (specification §7). */
export async function contentPages(app: FastifyInstance) {
  /** The gate before the search: whom it keeps out does not learn whether there is such a page. */
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
