import type { FastifyInstance } from 'fastify';
import { certificateKinds } from '../../contract/certificates.ts';
import { MINUTE, type Moment } from '../../contract/dates.ts';
import { languageCodes } from '../../contract/languages.ts';
import type { BadgeKeys } from '../core/config/badgeKeys.ts';
import { NotFound } from '../core/errors.ts';
import { sendCachedFile } from '../core/http/sendFile.ts';
import { badgePaths, CACHING, contexts, kidsAt, TOKEN } from './addresses.ts';
import { achievementOf, issuerOf } from './badge.ts';
import { endedPlaces } from './read.ts';
import { statusListOf } from './statusList.ts';

/** A list is made once in this time, however many ask for it. */
const LIST_LIFE_MS = MINUTE;

const JSON_TYPE = 'application/json; charset=utf-8';
const LINKED_DATA = 'application/ld+json; charset=utf-8';

/** What whoever verifies a badge fetches: public keys, who issues it, what it is for, and which ones do not count. */
export async function badges(app: FastifyInstance): Promise<void> {
  if (app.badgeKeys) publish(app, app.badgeKeys);
}

function publish(app: FastifyInstance, keys: BadgeKeys): void {
  const { brand, clock, read } = app;
  const { publicUrl } = app.env;
  const kid = kidsAt(publicUrl);
  const jwks = keys.published.map(({ thumbprint, ...key }) => ({
    ...key,
    kid: kid(thumbprint),
  }));
  const issuer = issuerOf({ brand, publicUrl });

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

  get(badgePaths.keys, JSON_TYPE, async () => ({ keys: jwks }));

  get(badgePaths.key, JSON_TYPE, async ({ thumbprint = '' }) =>
    jwks.find((jwk) => jwk.kid === kid(thumbprint)),
  );

  get(badgePaths.issuer, LINKED_DATA, async () => ({
    '@context': [contexts.credential, contexts.openBadges],
    ...issuer,
  }));

  get(badgePaths.achievement, LINKED_DATA, async (params) => {
    const language = languageCodes.find((code) => code === params.language);
    const kind = certificateKinds.find((one) => one === params.kind);
    return (
      language &&
      kind && {
        '@context': [contexts.credential, contexts.openBadges],
        ...achievementOf(kind, { brand, publicUrl, language }),
      }
    );
  });

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
    const issuing = { publicUrl, issuer: issuer.id, now: moment.now };
    return keys.sign(await statusListOf(issuing, list, ended), kid);
  }
}
