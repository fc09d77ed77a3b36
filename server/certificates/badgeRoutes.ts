import type { FastifyInstance } from 'fastify';
import { MINUTE, type Moment } from '../../contract/dates.ts';
import { NotFound } from '../core/errors.ts';
import { sendCachedFile } from '../core/http/sendFile.ts';
import { badgePaths, CACHING, kidsAt, TOKEN } from '../core/rules/badges/addresses.ts';
import { issuerOf } from '../core/rules/badges/badge.ts';
import { badgeDocuments } from '../core/rules/badges/documents.ts';
import type { BadgeKeys } from '../core/rules/badges/signer.ts';
import { statusListOf } from '../core/rules/badges/statusList.ts';
import { endedPlaces } from './read.ts';

/** A list is made once in this time, however many ask for it. */
const LIST_LIFE_MS = MINUTE;

/** What whoever verifies a badge fetches: public keys, who issues it, what it is for, and which ones do not count. */
export async function badges(app: FastifyInstance): Promise<void> {
  if (app.badgeKeys) publish(app, app.badgeKeys);
}

function publish(app: FastifyInstance, keys: BadgeKeys): void {
  const { brand, clock, read } = app;
  const { publicUrl } = app.env;

  const get = (
    path: string,
    mime: string,
    answer: (params: Record<string, string>) => Promise<object | string | undefined>,
  ) =>
    app.get<{ Params: Record<string, string> }>(
      path,
      { schema: { hide: true }, config: { anonymous: true } },
      async ({ params }, reply) => {
        const found = await answer(params);
        if (found === undefined) throw new NotFound();
        const text = typeof found === 'string' ? found : JSON.stringify(found);
        // A verifier may be a page of another site.
        reply.header('access-control-allow-origin', '*');
        return sendCachedFile(reply, { mime, file: Buffer.from(text) }, CACHING);
      },
    );

  const published = async () => keys.published;
  for (const document of badgeDocuments({ brand, publicUrl, published })) get(...document);

  const made = new Map<number, { until: number; token: Promise<string | undefined> }>();
  get(badgePaths.statusList, TOKEN, async (params) => {
    if (!/^\d{1,9}$/.test(params.list ?? '')) return undefined;
    const list = Number(params.list);
    const moment = clock.moment();
    const now = moment.now.getTime();
    const kept = made.get(list);
    if (kept && now < kept.until) return kept.token;
    const token = signedList(list, moment);
    made.set(list, { until: now + LIST_LIFE_MS, token });
    // A list that isn't there, or that can't be read now, is looked for again.
    const forget = () => made.delete(list);
    token.then((found) => found ?? forget(), forget);
    return token;
  });

  async function signedList(list: number, moment: Moment): Promise<string | undefined> {
    const ended = await read((db) => endedPlaces(db, list, moment));
    if (!ended) return undefined;
    const issuing = { publicUrl, issuer: issuerOf({ brand, publicUrl }).id, now: moment.now };
    return keys.sign(await statusListOf(issuing, list, ended), kidsAt(publicUrl));
  }
}
