import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultBrand } from '#brands/defaultBrand.ts';
import type { Profile } from '#contract/records.ts';
import { settingsOf } from '#contract/settings.ts';
import { agencyStatuses, associateStatuses } from '#contract/statuses.ts';
import { ApiError } from '#providers/apiError.ts';
import { createDataProvider } from '#providers/dataProvider.ts';
import { testHub } from '#providers/testing/hub.ts';
import { answering, refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { markInviteTaskDone } from '#resources/invitations/inviteTaskHint.ts';
import { deferred } from '#tests/support/portalPage.tsx';
import { reads } from '#tests/support/reads.ts';
import { expectRefusal, renderPortal } from '../form/testing/renderForm.tsx';
import DashboardPage from './DashboardPage.tsx';

const hub = testHub();
const { session } = hub;

const now = new Date('2026-11-20T09:00:00');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderDashboard(profile: Profile, { invitations = 0, ...verbs } = {}, of = hub) {
  of.session.setFromServer(profile);
  stubNetwork({ 'GET /hub/account/me': () => ({ json: of.session.profile() }) });
  const getList = vi.fn(async () => ({ data: [], total: invitations }));
  const { getOne } = createDataProvider(of);
  return renderPortal(<DashboardPage />, { getOne, getList, ...verbs } as never, { hub: of });
}
const task = (name: string) => within(screen.getByRole('region', { name }));
const accents = () => document.querySelectorAll('.MuiButton-containedSecondary');

const certificate = {
  code: '7K3M90QXT2VB1A0C9D8E7F6G5H',
  issuedAt: '2026-02-03T12:00:00Z',
  validUntil: '2027-02-03T12:00:00Z',
};

const poc = (agencyStatus: string, associateStatus = 'NOT_CREATED') =>
  person({ agencyStatus, associateStatus, quarterlyReportRequired: false });
const associate = (associateStatus: string) =>
  person({ pointOfContact: false, associateStatus, quarterlyReportRequired: false });

describe('texts of the specification, to the letter', () => {
  test.each([
    [
      'NOT_CREATED',
      'You must register your agency within the next 30 days to gain access to the training and benefits for your associates.',
    ],
    ['PENDING', 'Your agency account on revision. Please wait.'],
    ['PENDING_RENEWAL', 'Your agency account requires revision. Please review your account.'],
    [
      'REVISIONS_REQUIRED',
      'Your agency account has not been approved. Please review your account info.',
    ],
    [
      'REJECTED',
      'Your agency registration request has been rejected. Please contact accreditation@aldervale.example for more information.',
    ],
    [
      'APPROVED',
      'You must complete the brand course training to become accredited.Your agency has been approved. Your next step is Start in Complete Accreditation Enrollment.',
    ],
  ])('agency %s', async (status, text) => {
    renderDashboard(poc(status));
    const region = await screen.findByRole('region', {
      name: 'Submit Your Agency Registration Request',
    });
    expect(region).toHaveTextContent(text);
  });

  test.each([
    ['NOT_CREATED', 'Please complete accrediation enrollment.'],
    ['INVITED', 'Your account has been invited.'],
    ['CREATED', 'Your associate account has been created. Please read the brand education guide.'],
    ['REGISTERED', 'Please acknowledge brand material to finalize your accrediation.'],
    ['ACCREDITED', 'Congrats! You are now an accredited associate.'],
    ['PENDING', 'Your associate account is pending review. Please wait.'],
    ['PENDING_RENEWAL', 'Your accreditation has to be renewed. Please review your profile.'],
    [
      'REJECTED',
      'Your associate registration has been rejected. Please contact accreditation@aldervale.example for more information.',
    ],
  ])('associate %s', (status, text) => {
    renderDashboard(associate(status));
    expect(
      screen.getByRole('region', { name: 'Complete Accreditation Enrollment' }),
    ).toHaveTextContent(text);
  });

  test('an account with neither flag', () => {
    renderDashboard(person({ pointOfContact: false, associate: false }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Something went wrong with your account. Please contact us at support@aldervale.example for support. Thank you.',
    );
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test("the programme's staff are led to the programme office instead", () => {
    const { account } = person();
    renderDashboard(
      person(
        { pointOfContact: false, associate: false },
        { account: { ...account, authorities: ['PROGRAMME_STAFF' as const] } },
      ),
    );
    expect(screen.getByRole('link', { name: 'Program office' })).toHaveAttribute('href', '/staff');
    expect(screen.queryByText(/Something went wrong with your account/)).toBeNull();
  });
});

test('at most one button is copper, over every pair of statuses', async () => {
  renderDashboard(poc('NOT_CREATED'));
  await screen.findAllByRole('listitem');
  for (const agencyStatus of agencyStatuses) {
    for (const associateStatus of associateStatuses) {
      act(() => session.setFromServer(poc(agencyStatus, associateStatus)));
      expect(accents().length, `${agencyStatus} ${associateStatus}`).toBeLessThanOrEqual(1);
    }
  }
});

describe('buttons', () => {
  test('lead where the work is done', () => {
    renderDashboard(poc('REVISIONS_REQUIRED'));
    expect(screen.getByRole('heading', { level: 1, name: 'My Tasks' })).toBeInTheDocument();
    const revise = screen.getByRole('link', { name: 'Revise & Submit' });
    expect(revise).toHaveAttribute('href', '/agency/registration');
    expect([...accents()]).toEqual([revise]);
  });

  test('a greyed Start says why', async () => {
    const { user } = renderDashboard(poc('PENDING'));
    const start = screen.getByRole('button', { name: 'Start' });
    expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(start).toHaveAccessibleDescription('Your agency has to be approved first.');
    await user.click(start);
    expect(start).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Manage Associates' })).toHaveAttribute(
      'aria-disabled',
    );
    expect(screen.getByText('Please complete accrediation enrollment.')).toBeVisible();
  });

  test('Acknowledge moves the person on, with the focus at what came of it', async () => {
    const acknowledge = async () => ({ associateStatus: 'ACCREDITED' });
    const { user } = renderDashboard(associate('REGISTERED'), {
      call: answering({ acknowledge }),
    } as never);
    await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
    const done = task('Complete Accreditation Enrollment');
    expect(await done.findByText('Congrats! You are now an accredited associate.')).toBeVisible();
    await waitFor(() => expect(done.getByRole('heading')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
  });

  test('an acknowledgement that failed is an Account Error, and can be repeated', async () => {
    expectRefusal();
    const acknowledge = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('Busy.', { status: 503, diagId: 'diag-4' }))
      .mockRejectedValueOnce(new ApiError('Still busy.', { status: 503, diagId: 'diag-5' }));
    const { user } = renderDashboard(associate('REGISTERED'), {
      call: answering({ acknowledge }),
    } as never);
    await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Account Error');
    expect(banner).toHaveTextContent('Reference: diag-4');
    await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText('Still busy.')).toBeVisible();
  });

  test('the confirmation is dated and can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = renderDashboard(
      person({ pointOfContact: false, accreditedAt: '2026-02-03T12:00:00Z' }),
    );
    stubNetwork({
      'GET /hub/aldervale/associate': { json: { firstName: 'Adaeze', lastName: 'Okafor Lind' } },
    });
    const view = screen.getByRole('button', { name: 'View Confirmation' });
    await user.click(view);
    expect(view).toHaveAttribute('aria-expanded', 'true');
    const benefits = task('Receive Benefits Confirmation');
    expect(
      await benefits.findByText(
        reads(/^Adaeze Okafor Lind of Northwind Meetings is an accredited/),
      ),
    ).toBeVisible();
    expect(benefits.getByText('February 3, 2026')).toBeVisible();
    expect(benefits.getByText('November 20, 2026')).toBeVisible();
    await user.click(benefits.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    // Without a certificate there is nothing to take along.
    expect(benefits.queryByRole('link', { name: /Download/ })).toBeNull();
  });

  test('the confirmation says where anybody can check it, and is shared by link', async () => {
    const { user } = renderDashboard(person({ pointOfContact: false }));
    stubNetwork({ 'GET /hub/aldervale/associate': { json: { firstName: 'Ada', certificate } } });
    await user.click(screen.getByRole('button', { name: 'View Confirmation' }));
    expect(await screen.findByText('7K3M-90QX-T2VB')).toBeVisible();
    expect(screen.getByText(reads(/type these characters at .*\/verify$/))).toBeVisible();
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const address = `${testHub().settings.appBaseURL}/verify/${certificate.code}`;
    expect(await navigator.clipboard.readText()).toBe(address);
    const linkedIn = screen.getByRole('link', { name: 'Add to LinkedIn' }).getAttribute('href');
    const { origin, searchParams } = new URL(linkedIn ?? '');
    expect(origin).toBe('https://www.linkedin.com');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      name: 'Accredited Associate, Alder & Vale Hotels',
      organizationName: 'Alder & Vale Hotels',
      issueYear: '2026',
      issueMonth: '2',
      expirationYear: '2027',
      certUrl: address,
    });
  });

  test.each([true, false])(
    'it is a PDF, and a badge where there are badges: %s',
    async (badges) => {
      const own = testHub(null, { settings: settingsOf(defaultBrand, { badges }) });
      const { user } = renderDashboard(person({ pointOfContact: false }), {}, own);
      stubNetwork({ 'GET /hub/aldervale/associate': { json: { firstName: 'Ada', certificate } } });
      await user.click(screen.getByRole('button', { name: 'View Confirmation' }));
      const pdf = await screen.findByRole('link', { name: 'Download PDF' });
      expect(pdf).toHaveAttribute('href', '/api/v1/hub/aldervale/associate/confirmation');
      const found = screen.queryByRole('link', { name: 'Download badge (Open Badges 3.0)' });
      const href = badges ? '/api/v1/hub/aldervale/associate/badge' : undefined;
      expect(found?.getAttribute('href')).toBe(href);
    },
  );
});

describe('deadlines', () => {
  test.each([
    ['2026-12-17T09:00:00Z', 'By December 17, 2026', '27 days left'],
    ['2026-11-21T00:30:00Z', 'By November 21, 2026', '1 day left'],
    ['2026-11-20T23:00:00Z', 'By November 20, 2026', 'Due today'],
    ['2026-11-19T23:00:00Z', 'By November 19, 2026', 'Overdue'],
  ])('%s: %s, %s', (registrationDeadline, by, left) => {
    vi.setSystemTime('2026-11-20T09:00:00Z');
    renderDashboard(person({ agencyStatus: 'NOT_CREATED', registrationDeadline }));
    expect(screen.getByText(by)).toBeVisible();
    expect(screen.getByText(left)).toBeVisible();
  });

  test.each([
    ['2026-11-21T07:59:59.999Z', 'Due today', 1],
    ['2026-11-21T08:00:00.000Z', 'Overdue', 0],
  ])('at %s November 20 is %s: it is whole, which is said', (now, left, times) => {
    vi.setSystemTime(now);
    const registrationDeadline = '2026-11-20T09:00:00Z';
    renderDashboard(person({ agencyStatus: 'NOT_CREATED', registrationDeadline }));
    expect(screen.getByText(left)).toBeVisible();
    const said = screen.queryAllByText('That day ends at midnight, Pacific Time.');
    expect(said).toHaveLength(times);
  });

  test('the window is closed: no deadline, and the request says why it is greyed', () => {
    const profile = person({ agencyStatus: 'NOT_CREATED' });
    renderDashboard({ ...profile, account: { ...profile.account, expired: true } });
    expect(screen.getByRole('button', { name: 'Complete Request' })).toHaveAccessibleDescription(
      'The 30-day period for registering your agency has ended. Please contact us to have it extended.',
    );
  });
});

describe('the task of inviting', () => {
  const invite = () => screen.queryByRole('region', { name: 'Invite Your Associates' });

  test('is shown once it is known whether it is done, so that no button moves under a press', async () => {
    const { promise, resolve } = deferred<object>();
    renderDashboard(person(), { getList: () => promise } as never);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(invite()).toBeNull();
    resolve({ data: [], total: 3 });
    expect(await screen.findByText(/Your associates are invited/)).toBeVisible();
  });

  test('is shown at once as done where this browser has seen an invitation', () => {
    markInviteTaskDone(person().provider.id);
    renderDashboard(person(), { getList: () => new Promise(() => {}) } as never);
    expect(invite()).toHaveTextContent('Your associates are invited');
  });

  test('is open where the server knows of no invitation, whatever this browser remembers', async () => {
    markInviteTaskDone(person().provider.id);
    renderDashboard(person());
    expect(await screen.findByText(/Invite the people who book for your clients/)).toBeVisible();
  });

  test("is open while the agency's only row is its founder", async () => {
    const getList = async () => ({
      data: [{ id: person().email, email: person().email }],
      total: 1,
    });
    renderDashboard(person(), { getList } as never);
    expect(await screen.findByText(/Invite the people who book for your clients/)).toBeVisible();
  });

  test('is neither open nor done where the invitations could not be read: an Account Error, with Retry', async () => {
    expectRefusal();
    const getList = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('Busy.', { status: 503, diagId: 'diag-6' }))
      .mockResolvedValue({ data: [], total: 3 });
    const { user } = renderDashboard(person(), { getList } as never);
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Account Error');
    expect(banner).toHaveTextContent('Reference: diag-6');
    expect(invite()).toHaveTextContent('We could not look up whether your associates are invited.');
    expect(invite()).not.toHaveTextContent('To do');
    expect(screen.queryByText(/of \d+ done/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Manage Associates' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Your associates are invited/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what goes wrong', () => {
  test('an unknown status is an Account Error', () => {
    renderDashboard(associate('SOMETHING_NEW'));
    expect(screen.getByRole('alert')).toHaveTextContent('Account Error');
    expect(screen.getByRole('alert')).toHaveTextContent('support@aldervale.example');
    // One address to write to, not two.
    expect(screen.queryByText(/To continue, you need our help/)).toBeNull();
  });

  test('an account that cannot be loaded is an Account Error with Retry', async () => {
    session.setFromServer(associate('CREATED'));
    vi.setSystemTime(now.getTime() + 60_000);
    stubNetwork({ 'GET /hub/account/me': refusal(500, 'INTERNAL', 'Oops.') });
    const { user } = renderPortal(<DashboardPage />, {}, { hub });
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Account Error');
    expect(banner).toHaveTextContent('Oops.');
    expect(screen.getByRole('link', { name: 'Start' })).toBeVisible();
    stubNetwork({ 'GET /hub/account/me': { json: associate('REGISTERED') } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Acknowledge' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['somebody who is no point of contact any more', { pointOfContact: false }],
    ['an agency that is not approved any more', { agencyStatus: 'PENDING_RENEWAL' }],
  ])('the invitations of %s are not asked for', async (_, changed) => {
    session.setFromServer(person());
    vi.setSystemTime(now.getTime() + 60_000);
    stubNetwork({ 'GET /hub/account/me': { json: person(changed) } });
    const getList = vi.fn(async () => ({ data: [], total: 0 }));
    renderPortal(<DashboardPage />, { getList } as never, { hub });
    await waitFor(() => expect(session.profile()?.provider).toMatchObject(changed));
    expect(await screen.findByRole('heading', { name: 'My Tasks' })).toBeVisible();
    expect(getList).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('invitations that were refused are no Account Error once the right to them is gone', async () => {
    expectRefusal();
    session.setFromServer(person());
    stubNetwork({});
    const getList = () => Promise.reject(new ApiError('No.', { status: 403, diagId: 'd' }));
    renderPortal(<DashboardPage />, { getList } as never, { hub });
    expect(await screen.findByRole('alert')).toHaveTextContent('No.');
    act(() => session.update({ pointOfContact: false }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'My Tasks' })).toBeVisible();
  });

  test('what came with the page is not requested again', () => {
    session.setFromServer(associate('CREATED'));
    const sent = stubNetwork({});
    renderPortal(<DashboardPage />, {}, { hub });
    expect(sent).toEqual([]);
  });
});
