import { defaultBrand } from '../../brands/defaultBrand.ts';
import { defaultApiBase, endpointPath } from '../../contract/addresses.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { say } from '../bench/stage.ts';
import { signIn } from './client.ts';
import type { Cluster } from './nodes.ts';

/** Within so many milliseconds every node knows of a change. */
const SEEN_MS = 2_000;
/** Attempts to set a password that a network has in an hour, on all nodes together. */
export const NEW_PASSWORDS = 20;

const { app, code: brand, licenseKey } = defaultBrand;
const path = (name: keyof typeof endpoints, params = {}) =>
  defaultApiBase + endpointPath(endpoints[name].path, { app, brand, licenseKey, ...params });

/**
 * Staff change a text, publish a page and disable an account, each through the proxy. Prints after how long every node
 * shows it. Returns what some node does not show.
 */
export async function changeEverywhere({ ports, proxy, db }: Cluster): Promise<string[]> {
  const problems: string[] = [];
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const staff = await signIn(proxy.origin, 'reviewer@aldervale.example');
  const change = async (method: 'POST' | 'PUT', to: string, body: object): Promise<unknown> => {
    const { status, json } = await staff.change(method, staffBase + to, body);
    if (status >= 300) throw new Error(`${method} ${to}: ${status} ${JSON.stringify(json())}`);
    return json();
  };
  const word = `Seen ${Date.now()}`;

  async function see(what: string, isSeen: (origin: string) => Promise<boolean>): Promise<void> {
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    const without = new Set(origins);
    while (without.size > 0 && elapsed() < SEEN_MS) {
      for (const origin of without) if (await isSeen(origin)) without.delete(origin);
    }
    if (without.size > 0) problems.push(`${what}: not on ${[...without].join(', ')}`);
    else say(`${what}: on every node after ${elapsed().toFixed(0)} ms`);
  }
  const shows = (address: string) => async (origin: string) =>
    (await (await fetch(origin + address)).text()).includes(word);

  const text = {
    scope: 'portal',
    locale: 'en',
    key: 'common.cancel',
    text: word,
    original: 'Cancel',
  };
  await change('PUT', '/texts', text);
  await see('A changed text', shows(path('settings')));

  const page = { code: 'privacy', name: word, body: `<p>${word}</p>` };
  const made = await change('POST', '/content', page);
  const { id, revision } = made as { id: string; revision: number };
  await change('POST', `/content/${id}/publish`, { revision });
  await see('A published page', shows(path('contentAllByCode', { code: page.code })));

  const email = 'associate.invited@northwind.example';
  const { rows } = await db.$client.query('select id from accounts where email = $1', [email]);
  const sessions = new Map(
    await Promise.all(
      origins.map(async (origin) => [origin, await signIn(origin, email)] as const),
    ),
  );
  await change('POST', `/people/${rows[0].id}/disable`, {});
  await see('A disabled account', async (origin) => {
    const answer = await sessions.get(origin)?.call('me');
    return answer?.status === 401;
  });
  return problems;
}

/** A guest registers agencies on all nodes in turn. Returns a problem if the nodes do not count together. */
export async function limitTogether({ ports }: Cluster): Promise<string[]> {
  const password = 'Fresh-start9';
  const person = { licenseKey, firstName: 'Nia', lastName: 'Lee', password };
  const headers = { 'content-type': 'application/json' };
  const statuses: number[] = [];
  for (let n = 0; n < NEW_PASSWORDS + ports.length; n += 1) {
    const emailAddress = `nia@agency${n}.example`;
    const body = JSON.stringify({ ...person, confirmPassword: password, emailAddress });
    const address = `http://127.0.0.1:${ports[n % ports.length]}${path('createAgent')}`;
    statuses.push((await fetch(address, { method: 'POST', headers, body })).status);
  }
  const refused = statuses.filter((status) => status === 429).length;
  say(`${statuses.length} registrations on all nodes, ${refused} refused by the limit`);
  return refused === ports.length ? [] : [`Nodes do not count together: ${statuses.join(', ')}`];
}
