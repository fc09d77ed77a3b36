import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import type { Reading, readingForm } from '#contract/reading.ts';
import { testHub } from '#providers/testing/hub.ts';
import { answering } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import ContentRoutePage from './ContentRoutePage.tsx';

const hub = testHub();
let reach: () => void;
beforeEach(() => {
  hub.session.setFromServer(person({ associateStatus: 'ACCREDITED' }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (entries: object[]) => void) {
        reach = () => onSeen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.useRealTimers());

const guide = {
  ...{ id: 'education', name: 'Guide', body: '<p>Read me.</p>', code: 'education', version: 3 },
  ...{ type: 'text/html', thumbnailUrl: '', thumbnailAlt: '' },
};
const unread: Reading = { page: 'p1', seconds: 0, readAt: null, changed: null, ahead: null };

/** Shows the guide, and other pages where more is read. */
function show(...readings: Reading[]) {
  const keepReading = vi.fn(
    async ({ body: { read, seconds, finished } }: { body: z.output<typeof readingForm> }) => ({
      content: readings.map((reading) =>
        reading.page === read.page
          ? {
              ...{ ...reading, seconds: reading.seconds + seconds, changed: null },
              readAt: finished ? '2030-05-01T12:00:00.000Z' : reading.readAt,
            }
          : reading,
      ),
    }),
  );
  const rates = { ...guide, id: 'education 1', name: 'Rates', body: '<p>What it costs.</p>' };
  renderPortal(
    <ContentRoutePage code="education" layout="single" />,
    {
      getOne: async () => ({ data: guide as never }),
      getList: async () => ({ data: [guide, { ...rates, version: 5 }] as never, total: 2 }),
      call: answering({ reading: () => ({ content: readings }), keepReading }) as never,
    },
    { hub },
  );
  return keepReading;
}

test('tells how long it was read, and that its end was reached once it is seen', async () => {
  const keepReading = show({ ...unread, seconds: 90 });
  const line = await screen.findByText(/^You have not read this guide to its end yet\./);
  expect(line).toHaveTextContent('One minute of reading so far.');
  reach();
  expect(
    await screen.findByText(/You have read this guide to its end on May 1, 2030\./),
  ).toBeVisible();
  expect(keepReading).toHaveBeenCalledWith({
    body: { read: { page: 'p1', language: 'en', version: 3 }, seconds: 0, finished: true },
    background: true,
  });
});

test('names the sections that have changed since it was read', async () => {
  const changed = { since: '2030-03-02T12:00:00.000Z', sections: ['5. Requests', '6. Rates'] };
  show({ ...unread, changed });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('Changed since you read it on March 2, 2030:5. Requests6. Rates');
});

test('tells ahead from when on which sections change, and that the status stands until then', async () => {
  show({ ...unread, ahead: { from: '2030-06-01T12:00:00.000Z', sections: ['6. Rates'] } });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(
    'Changes on June 1, 2030:6. RatesYour status stands until that day.',
  );
});

const several = [unread, { ...unread, page: 'p2', seconds: 60 }];

test('of several pages each is shown, and counts as read once its own end is seen', async () => {
  const keepReading = show(...several);
  expect(await screen.findByRole('heading', { level: 2, name: 'Rates' })).toBeVisible();
  expect(screen.getByText('What it costs.')).toBeVisible();
  const line = await screen.findByText('You have read 0 of the 2 pages below to their end.');
  await screen.findByText(/One minute of reading/);
  reach();
  await waitFor(() => expect(line).toHaveTextContent('You have read 1 of the 2 pages'));
  const read = { page: 'p2', language: 'en', version: 5 };
  expect(keepReading.mock.calls.map(([{ body }]) => body.read)).toEqual([read]);
});

test('of several pages time is counted for the one in sight', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const keepReading = show(...several);
  await screen.findByText(/One minute of reading/);
  const [first] = document.querySelectorAll('[data-guide-end]');
  const told = () => keepReading.mock.calls.map(([{ body }]) => body.read.page);
  // jsdom has no layout: every end is above the middle, so the last page is in sight.
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await waitFor(() => expect(told()).toEqual(['p2']));
  vi.spyOn(first as Element, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ y: window.innerHeight }),
  );
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await waitFor(() => expect(told()).toEqual(['p2', 'p1']));
});

test('counts in steps of half a minute, and only while the page is seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const keepReading = show({ ...unread, seconds: 60 });
  await screen.findByText(/One minute of reading/);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTime(60_000));
  expect(keepReading).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  await act(() => vi.advanceTimersByTime(31_000));
  await waitFor(() => expect(keepReading).toHaveBeenCalledTimes(1));
  expect(keepReading.mock.calls[0]?.[0].body).toMatchObject({ seconds: 30, finished: false });
  seen.mockRestore();
});
