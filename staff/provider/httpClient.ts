import {
  antiForgeryToken,
  keepAntiForgeryToken,
  TOKEN_HEADER,
} from '../../providers/antiForgery.ts';
import { inSession } from '../../providers/api.ts';
import { ApiError, readApiError } from '../../providers/apiError.ts';
import { t } from '../../providers/i18n/translate.ts';
import { deviceId, newId } from '../../providers/ids.ts';

const TIMEOUT_MS = 60_000;

type StaffCall = Pick<RequestInit, 'method' | 'body' | 'headers' | 'signal'>;
interface StaffAnswer {
  status: number;
  headers: Headers;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: what ra-data-simple-rest expects
  json: any;
}

async function send(url: string, call: StaffCall): Promise<StaffAnswer> {
  const headers = new Headers(call.headers);
  headers.set('Accept', 'application/json');
  headers.set('X-Device-Id', deviceId());
  const token = antiForgeryToken();
  if (token) headers.set(TOKEN_HEADER, token);
  if (typeof call.body === 'string') headers.set('Content-Type', 'application/json');
  else headers.delete('Content-Type');
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method: call.method ?? 'GET',
    headers,
    body: call.body,
    credentials: 'include',
    signal: call.signal ? AbortSignal.any([call.signal, late]) : late,
  });
  keepAntiForgeryToken(response.headers.get(TOKEN_HEADER));
  const body = await response.text();
  let json: unknown;
  try {
    json = body ? JSON.parse(body) : undefined;
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, body, json };
}

/**
 * The http client of the console, for ra-data-simple-rest and for its verbs: anti-forgery token, diagId, the sign-in
 * dialog where the session ran out, and errors as everywhere else in the portal ({@link ApiError}).
 */
export async function httpClient(url: string, call: StaffCall = {}): Promise<StaffAnswer> {
  const { method = 'GET' } = call;
  const context = { diagId: newId(), reading: method === 'GET' };
  const address = `${url}${url.includes('?') ? '&' : '?'}diagId=${context.diagId}`;
  let answer: StaffAnswer;
  try {
    answer = await inSession(() => send(address, call));
  } catch (error) {
    if (call.signal?.aborted) throw error;
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    const text = t(late ? 'errors.timeout' : 'errors.network');
    throw new ApiError(text, { ...context, status: 0, code: late ? 'TIMEOUT' : 'NETWORK' });
  }
  if (answer.status >= 400) throw readApiError(answer.status, answer.json, context);
  return answer;
}
