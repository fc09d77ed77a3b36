import { vi } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import type { Hub } from '../../providers/hub.ts';
import type { StaffCall } from '../provider/useStaffCall.ts';

/** Answers the calls of the console that are no list and no plain record, in tests. */
export const staffCall = vi.fn<StaffCall>();

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

/** Makes the screen of one test wide enough for tables. */
export const onWideScreen = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
    // MUI's color scheme still asks by the names of old.
    addListener() {},
    removeListener() {},
  }));
