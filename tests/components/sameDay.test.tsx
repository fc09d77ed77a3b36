import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { dayOf } from '../../contract/dates.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import type { AgencyRow } from '../../contract/staff/agencies.ts';
import { testHub } from '../../providers/testing/hub.ts';
import { stubNetwork } from '../../providers/testing/network.ts';
import { person } from '../../providers/testing/people.ts';
import { composeMail } from '../../server/core/mail/compose.ts';
import AgencyList from '../../src/console/agencies/AgencyList.tsx';
import { onWideScreen } from '../../src/console/testing/staffCall.ts';
import DashboardPage from '../../src/portal/dashboard/DashboardPage.tsx';
import { renderPortal } from '../../src/portal/form/testing/renderForm.tsx';
import { renderInConsole } from '../support/staffPage.tsx';

beforeEach(onWideScreen);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC'];
/** The same day by the server's clock at its first and last moment, and as another back end may write it. */
const written = [
  '2027-05-20T00:00:00.000Z',
  '2027-05-20T23:59:59.999Z',
  '2027-05-20',
  '2027-05-20T00:00:00+12:00',
];

/** Opens the dashboard for somebody with these dates. */
async function openDashboard(provider: Parameters<typeof person>[0]) {
  const hub = testHub(person(provider));
  stubNetwork({ 'GET /hub/account/me': () => ({ json: hub.session.profile() }) });
  const getList = async () => ({ data: [], total: 0 });
  const { container } = renderPortal(<DashboardPage />, { getList } as never, { hub });
  await screen.findByRole('region', { name: 'Submit Your Agency Registration Request' });
  return { container, session: hub.session };
}

test.each(zones)('in %s the dashboard shows the renewal date as the same day', async (zone) => {
  vi.stubEnv('TZ', zone);
  const { container, session } = await openDashboard({ renewalDate: '2027-01-01' });
  expect(container).toHaveTextContent('January 1, 2027');
  for (const renewalDate of written) {
    act(() => session.update({ renewalDate }));
    expect(container, renewalDate).toHaveTextContent('May 20, 2027');
    // The page shows the date more than once.
    expect(container, renewalDate).not.toHaveTextContent(/May (19|21), 2027/);
  }
});

test.each(zones)('in %s the console shows the renewal date as the same day', async (zone) => {
  vi.stubEnv('TZ', zone);
  const data = written.map(
    (renewalDate) =>
      ({ id: renewalDate, name: 'elm', status: 'APPROVED', renewalDate }) as AgencyRow,
  );
  const getList = async () => ({ data, total: data.length });
  renderInConsole(<AgencyList />, { resource: 'agencies', dataProvider: { getList } as never });
  const days = await screen.findAllByText('05/20/2027');
  expect(days.map((day) => day.getAttribute('datetime'))).toEqual(written.map(() => '2027-05-20'));
});

test.each(zones)('in %s a mail writes the renewal date as the same day', (zone) => {
  vi.stubEnv('TZ', zone);
  const frame = { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone };
  for (const renewalDate of written.filter((day) => day.endsWith('Z'))) {
    const params = { agency: 'Elm', until: dayOf(new Date(renewalDate)) };
    const { text } = composeMail(
      { template: 'agencyRenewalNotice', params, language: 'en' },
      frame,
    );
    expect(text).toContain('May 20, 2027');
  }
});

test.each(zones)('in %s as many days are left until the end of the window', async (zone) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date('2027-05-18T20:00:00.000Z'), toFake: ['Date'] });
  const window = { agencyStatus: 'NOT_CREATED', registrationDeadline: '2027-05-20T03:00:00.000Z' };
  const { container } = await openDashboard(window);
  expect(container).toHaveTextContent('By May 20, 2027 2 days left');
});
