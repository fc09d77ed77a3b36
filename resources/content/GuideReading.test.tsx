import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import type { QuizState } from '#contract/quiz.ts';
import type { ComingChange, Reading, readingForm } from '#contract/reading.ts';
import { testHub } from '#providers/testing/hub.ts';
import { answering } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import ContentRoutePage from './ContentRoutePage.tsx';

const hub = testHub();
const acknowledge = vi.fn(async () => ({ associateStatus: 'ACCREDITED' }));
const rules = { drawn: 1, passMark: 80, minutes: null, attemptsLeft: 3, pausedUntil: null };
const attempt = { id: 'a1', endsAt: null, extensionsLeft: 10, questions: [] };
const beginQuiz = vi.fn(async () => attempt);
const judgeQuiz = vi.fn(async () => ({
  ...{ ...rules, passed: true, right: 1, total: 1, associateStatus: 'ACCREDITED', questions: [] },
}));
let reach: () => void;
beforeEach(() => {
  vi.clearAllMocks();
  ahead = null;
  quiz = null;
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
const unread: Reading = { page: 'p1', seconds: 0, readAt: null, changed: null };

let ahead: ComingChange | null = null;
let quiz: QuizState | null = null;

/** Shows the guide, and other pages where more is read. */
function show(...readings: Reading[]) {
  const keepReading = vi.fn(
    async ({ body: { read, seconds, finished } }: { body: z.output<typeof readingForm> }) => ({
      ahead,
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
      call: answering({
        ...{ reading: () => ({ content: readings, ahead }), quiz: () => ({ quiz }) },
        ...{ keepReading, acknowledge, beginQuiz, judgeQuiz },
      }) as never,
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

const coming: ComingChange = {
  ...{ id: 'v4', from: '2030-06-01T12:00:00.000Z', name: 'Guide', language: 'en', version: 4 },
  ...{ sections: ['6. Rates'], body: '<h2>6. Rates</h2><p>Half price.</p>', acknowledgedAt: null },
};
const read = { read: { language: 'en', version: 4 }, ahead: 'v4' };

test('tells ahead what changes and from when on, and is acknowledged then', async () => {
  ahead = coming;
  show(unread);
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(
    'This guide changes on June 1, 2030:6. RatesYour status stands until that day.',
  );
  const change = await screen.findByRole('region', { name: 'What changes on June 1, 2030' });
  expect(await within(change).findByText('Half price.')).toBeVisible();
  ahead = { ...coming, acknowledgedAt: '2030-05-02T12:00:00.000Z' };
  await userEvent.click(within(change).getByRole('button', { name: 'Acknowledge' }));
  expect(await within(change).findByText(/^You acknowledged this on May 2, 2030\./)).toBeVisible();
  expect(within(change).queryByRole('button')).not.toBeInTheDocument();
  expect(acknowledge.mock.calls).toEqual([[{ body: read }]]);
});

test('while there is a quiz, what changes is acknowledged by passing it', async () => {
  ahead = coming;
  quiz = { ...rules, attempt: null };
  show(unread);
  await userEvent.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  ahead = { ...coming, acknowledgedAt: '2030-05-02T12:00:00.000Z' };
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('You have passed the quiz')).toBeVisible();
  expect(await screen.findByText(/^You acknowledged this on May 2, 2030\./)).toBeVisible();
  expect(judgeQuiz.mock.calls).toEqual([[{ params: { id: 'a1' }, body: read }]]);
  expect(screen.queryByText(/Congrats/)).not.toBeInTheDocument();
});

test('who is not accredited is told what changes, and asked later', async () => {
  hub.session.setFromServer(person({ associateStatus: 'PENDING_RENEWAL' }));
  ahead = coming;
  show(unread);
  const change = await screen.findByRole('region', { name: 'What changes on June 1, 2030' });
  expect(change).toHaveTextContent('You can acknowledge it once you are accredited.');
  expect(within(change).queryByRole('button')).not.toBeInTheDocument();
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
