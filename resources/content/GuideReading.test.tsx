import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reading } from '#contract/reading.ts';
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
function show(reading: Reading) {
  const keepReading = vi.fn(async ({ body }: { body: { finished: boolean; seconds: number } }) => ({
    reading: {
      seconds: reading.seconds + body.seconds,
      readAt: body.finished ? '2030-05-01T12:00:00.000Z' : reading.readAt,
      changed: null,
    },
  }));
  renderPortal(
    <ContentRoutePage code="education" layout="single" />,
    {
      getOne: async () => ({ data: guide as never }),
      call: answering({ reading: () => ({ reading }), keepReading }) as never,
    },
    { hub },
  );
  return keepReading;
}

test('tells how long it was read, and that its end was reached once it is seen', async () => {
  const keepReading = show({ seconds: 90, readAt: null, changed: null });
  const line = await screen.findByText(/^You have not read this guide to its end yet\./);
  expect(line).toHaveTextContent('One minute of reading so far.');
  reach();
  expect(
    await screen.findByText(/You have read this guide to its end on May 1, 2030\./),
  ).toBeVisible();
  expect(keepReading).toHaveBeenCalledWith({
    body: { read: { language: 'en', version: 3 }, seconds: 0, finished: true },
    background: true,
  });
});

test('names the sections that have changed since it was read', async () => {
  const changed = { since: '2030-03-02T12:00:00.000Z', sections: ['5. Requests', '6. Rates'] };
  show({ seconds: 0, readAt: null, changed });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('Changed since you read it on March 2, 2030:5. Requests6. Rates');
});

test('counts in steps of half a minute, and only while the page is seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const keepReading = show({ seconds: 60, readAt: null, changed: null });
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
