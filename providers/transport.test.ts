import { afterEach, expect, test, vi } from 'vitest';
import { NoAnswer, type Request, sendWithProgress } from './transport.ts';

/** What an XMLHttpRequest does is the browser's; here the test plays it. */
class FakeXhr {
  static last: FakeXhr;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  opened: string[] = [];
  sent: unknown;
  timeout = 0;
  withCredentials = false;
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeXhr.last = this;
  }
  open(...words: string[]) {
    this.opened = words;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

afterEach(() => vi.unstubAllGlobals());

const start = (rest: Partial<Request> = {}) => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  const answer = sendWithProgress({
    url: '/x',
    method: 'POST',
    headers: { A: '1' },
    body: 'b',
    signal: undefined,
    timeoutMs: 5,
    onProgress: undefined,
    ...rest,
  });
  return { answer, xhr: FakeXhr.last };
};

test('the transport sends, reports progress and reads the response', async () => {
  const onProgress = vi.fn();
  const { answer, xhr } = start({ onProgress });
  expect(xhr).toMatchObject({
    opened: ['POST', '/x'],
    headers: { A: '1' },
    sent: 'b',
    timeout: 5,
    withCredentials: true,
  });
  xhr.upload.onprogress?.({ loaded: 1, total: 4 });
  xhr.upload.onprogress?.({ loaded: 0, total: 0 });
  expect(onProgress.mock.calls).toEqual([[0.25], [0]]);
  Object.assign(xhr, { status: 201, responseText: '{"id":1}' });
  xhr.onload?.();
  const { status, json, headers } = await answer;
  expect([status, json, headers.get('X-XSRF-TOKEN')]).toEqual([201, { id: 1 }, 'X-XSRF-TOKEN']);
});

test('a good answer that broke off is none', async () => {
  const { answer, xhr } = start();
  Object.assign(xhr, { status: 201, responseText: '{"id":' });
  xhr.onload?.();
  await expect(answer).rejects.toMatchObject({ code: 'NETWORK' });
});

test.each([
  ['onerror', 'NETWORK'],
  ['ontimeout', 'TIMEOUT'],
] as const)('%s is no answer: %s', async (event, code) => {
  const { answer, xhr } = start();
  xhr[event]?.();
  await expect(answer).rejects.toEqual(new NoAnswer(code));
  await expect(answer).rejects.toMatchObject({ code });
});

test('the transport can be aborted', async () => {
  const controller = new AbortController();
  const { answer } = start({ signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
