import { vi } from 'vitest';
import type { HubDataProvider } from '../dataProvider.ts';

/** A request that the page has sent. */
export interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, or the FormData. */
  body: unknown;
}

export interface Reply {
  status?: number;
  json?: unknown;
  /** The body as it is sent, if it is not JSON. */
  text?: string;
  headers?: Record<string, string>;
}

type Answerer = Reply | ((sent: Sent) => Reply | Promise<Reply>);

/**
 * Replaces fetch by answers for `METHOD /path below the API base`; any other request gets 404. Returns the list of sent
 * requests. Undone by `vi.unstubAllGlobals()`.
 */
export function stubNetwork(answers: Record<string, Answerer>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://hub.test');
    const request: Sent = {
      method: String(init.method),
      path: pathname.replace('/api/v1', ''),
      query: searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    sent.push(request);
    init.signal?.throwIfAborted();
    const answer = answers[`${request.method} ${request.path}`] ?? { status: 404, json: {} };
    const {
      status = 200,
      json = {},
      headers = {},
      text = JSON.stringify(json),
    } = typeof answer === 'function' ? await answer(request) : answer;
    return new Response(text, { status, headers });
  });
  return sent;
}

/** Returns a reply with an error envelope (decision A3). */
export const refusal = (status: number, code: string | null, description: string): Reply => ({
  status,
  json: { error: { code, description } },
});

/** Returns the `call` of a data provider: it answers calls by their names, and no other. */
export const answering = (answers: Readonly<Record<string, (sent: never) => unknown>>) =>
  (async (name: string, sent = {}) => {
    const answer = answers[name];
    if (!answer) throw new Error(`The test does not answer ${name}.`);
    return answer(sent as never);
  }) as HubDataProvider['call'];
