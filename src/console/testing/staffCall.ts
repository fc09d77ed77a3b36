import { vi } from 'vitest';
import { staffBase } from '#contract/staff/reach.ts';
import type { Hub } from '#providers/hub.ts';

/** Answers the calls of the console that are no list and no plain record, in tests. */
export const staffCall =
  vi.fn<(method: string, path: string, body?: unknown) => Promise<unknown>>();

/** A visitor's hub whose requests are answered by {@link staffCall}. */
export const answeredByTest = (hub: Hub): Hub => ({
  ...hub,
  async sendRequest({ url, method = 'GET', body }) {
    const path = url.slice(staffBase.length + 1);
    const given = typeof body === 'string' ? JSON.parse(body) : body;
    const json = await staffCall(method, path, ...(given ? [given] : []));
    return { json } as never;
  },
});

/** Makes the screen of one test so many px wide. */
export const onScreen = (width: number) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: width >= Number(/min-width: ?([\d.]+)px/.exec(media)?.[1] ?? Infinity),
    addEventListener() {},
    removeEventListener() {},
    // MUI's color scheme still asks by the names of old.
    addListener() {},
    removeListener() {},
  }));

/** Makes the screen of one test wide enough for tables with all columns. */
export const onWideScreen = () => onScreen(1440);
