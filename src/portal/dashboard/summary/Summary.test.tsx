import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/records.ts';
import type { Team } from '#contract/team.ts';
import { testHub } from '#providers/testing/hub.ts';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { deferred } from '#tests/support/portalPage.tsx';
import { expectRefusal, renderPortal } from '../../form/testing/renderForm.tsx';
import { Summary } from './Summary.tsx';

const hub = testHub();
const now = new Date('2026-11-20T09:00:00Z');
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nobody = (['INVITED', 'REGISTERED', 'PENDING_RENEWAL'] as const).map((status) => ({
  status,
  total: 0,
  people: [],
}));
const jon = { email: 'jon@northwind.example', name: 'Jon Price' };
const kim = { email: 'kim@northwind.example', name: '' };
const team = (people: Team['waiting'][number]['people'], total = people.length): Team => ({
  funnel: [
    { step: 'INVITED', total: 1200 },
    { step: 'ACCOUNT', total: 79 },
    { step: 'REGISTERED', total: 59 },
    { step: 'ACCREDITED', total: 40 },
  ],
  waiting: [...nobody, { status: 'CREATED', total, people }],
});
const free = (who: typeof jon) => ({ ...who, pausedUntil: null });

function renderSummary(answers: Parameters<typeof stubNetwork>[0], profile: Profile = person()) {
  hub.session.setFromServer(profile);
  const sent = stubNetwork(answers);
  const page = renderPortal(<Summary profile={profile} isFresh />, {}, { hub });
  return { ...page, sent };
}
const READ = 'GET /hub/aldervale/agency/team';
const REMIND = 'POST /hub/aldervale/agency/team/reminder';
const SUMS = 'GET /hub/aldervale/report/sums';
const NEW = 'GET /content/hub/latest';

test('a card says that it is loading, while its content is read', async () => {
  const { promise, resolve } = deferred<object>();
  renderSummary({ [SUMS]: () => promise });
  const card = screen.getByRole('region', { name: 'Reported quarters', busy: true });
  expect(within(card).getByText('Loading…')).toBeVisible();
  resolve({ json: { content: [] } });
  await waitFor(() => expect(card).not.toBeInTheDocument());
});

describe('the team', () => {
  test('has a bar for each step, and the names of those who have to go on', async () => {
    const { user } = renderSummary({ [READ]: { json: team([free(jon), free(kim)], 60) } });
    const card = within(await screen.findByRole('region', { name: 'Your team at a glance' }));
    const steps = (await card.findAllByRole('listitem')).slice(0, 4);
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Invited1,200',
      'With an account79',
      'Registered59',
      'Accredited40',
    ]);
    await user.click(card.getByText('60 people have an account and no registration'));
    expect(card.getByText(/Jon Price/)).toBeVisible();
    expect(card.getByText('and 58 more')).toBeVisible();
    expect(card.getByRole('link', { name: 'See all associates' })).toHaveAttribute(
      'href',
      '/associates',
    );
  });

  test('is reminded in one act, with a result for each', async () => {
    const until = '2026-11-21T08:00:00Z';
    const results = [
      { ...jon, outcome: 'REMINDED' },
      { ...kim, outcome: 'PAUSED', until },
    ];
    const { user, sent } = renderSummary({
      [READ]: { json: team([free(jon), free(kim)]) },
      [REMIND]: { json: { results } },
    });
    await user.click(
      await screen.findByRole('button', {
        name: 'Remind them: 2 people have an account and no registration',
      }),
    );
    expect(await screen.findByText('1 person is being reminded.')).toBeVisible();
    expect(
      screen.getByText('1 person had an email within the last day and is not reminded again.'),
    ).toBeVisible();
    await user.click(screen.getByText('Result for each person'));
    expect(screen.getByText(/^can be reminded again from Nov 21, 2026, 8:00\sAM$/)).toBeVisible();
    const reminder = sent.find(({ method }) => method === 'POST');
    expect(reminder?.body).toMatchObject({ status: 'CREATED' });
    // Who is paused now is read anew.
    await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/team'))).toHaveLength(2));
  });

  test('cannot be reminded where all had an email today, and says so', async () => {
    const pausedUntil = '2026-11-21T08:00:00Z';
    renderSummary({ [READ]: { json: team([{ ...jon, pausedUntil }]) } });
    expect(await screen.findByRole('button', { name: /^Remind them/ })).toHaveAccessibleDescription(
      'All of them had an email within the last day.',
    );
  });

  test('that nobody holds up says so', async () => {
    renderSummary({ [READ]: { json: team([]) } });
    expect(
      await screen.findByText('No one on your team has a step to take right now.'),
    ).toBeVisible();
  });

  test('that could not be read has its error and Retry beside the other cards', async () => {
    expectRefusal();
    renderSummary({
      [READ]: refusal(503, null, 'Busy.'),
      [NEW]: { json: { content: [] } },
    });
    const card = within(await screen.findByRole('region', { name: 'Your team at a glance' }));
    expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await screen.findByText('Nothing new. You have seen everything.')).toBeVisible();
  });

  test('is not there for a back end without such a call, nor for somebody without a team', async () => {
    const { sent } = renderSummary({});
    await waitFor(() => expect(screen.queryByText('Your team at a glance')).toBeNull());
    expect(sent.map(({ path }) => path)).toContain('/hub/aldervale/agency/team');
    const associate = renderSummary({}, person({ pointOfContact: false }));
    await waitFor(() =>
      expect(associate.sent.map(({ path }) => path)).toEqual([
        '/hub/aldervale/education/reading',
        '/content/hub/latest',
      ]),
    );
  });
});

test('reported quarters have their sums and lead to the report; what is missing says so', async () => {
  const totals = {
    events: 3,
    cancelled: 1,
    roomNights: 1220,
    hotelRevenue: 66_001,
    commission: 6_600,
  };
  const content = [
    { quarter: '2026-Q3', state: 'OVERDUE', reportId: null, totals: null },
    { quarter: '2026-Q2', state: 'REPORTED', reportId: 'r1', totals },
    { quarter: '2026-Q1', state: 'REPORTED', reportId: 'r2', totals: null },
  ];
  renderSummary({ [SUMS]: { json: { content } } });
  expect(await screen.findByRole('row', { name: 'Q3 2026 Overdue' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Q2 2026 3 1,220 $66,001.00' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Q1 2026 Submitted, without totals' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Q2 2026' })).toHaveAttribute(
    'href',
    '/reporting/reports/r1',
  );
});

describe('new pages', () => {
  const content = [
    { code: 'aldervale-happenings', name: 'A quiet floor', publishedAt: '2026-11-17T09:00:00Z' },
    { code: 'something', name: 'Another page', publishedAt: '2026-11-16T09:00:00Z' },
  ];
  const associate = person({ pointOfContact: false, accreditedAt: '2026-02-03T12:00:00Z' });

  test('are those of the last 30 days on a first visit, then those since the last one', async () => {
    const first = renderSummary({ [NEW]: { json: { content } } }, associate);
    expect(await screen.findByRole('link', { name: 'A quiet floor' })).toHaveAttribute(
      'href',
      '/news',
    );
    expect(screen.getByRole('link', { name: 'Another page' })).toHaveAttribute(
      'href',
      '/content/something',
    );
    expect(screen.getByText('New in the last 30 days')).toBeVisible();
    first.unmount();
    vi.setSystemTime(now.getTime() + 3 * 86_400_000);
    const later = renderSummary({ [NEW]: { json: { content: [] } } }, associate);
    expect(await screen.findByText('New since your last visit')).toBeVisible();
    expect(later.sent.at(-1)?.query.get('since')).toBe(now.toISOString());
  });

  test('stand beside the end of the own accreditation', () => {
    renderSummary({}, associate);
    const card = screen.getByRole('region', { name: 'Next dates' });
    expect(card).toHaveTextContent('End of your accreditationFebruary 3, 202775 days left');
  });
});
