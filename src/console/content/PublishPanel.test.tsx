import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRecord } from '#contract/staff/content.ts';
import { ApiError } from '#providers/apiError.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall as call } from '../testing/staffCall.ts';
import { PublishPanel } from './PublishPanel.tsx';

const version = {
  number: 1,
  state: 'LIVE' as const,
  publishFrom: null,
  publishUntil: null,
  major: false,
  author: null,
  savedAt: '2026-05-17T10:00:00.000Z',
};
const page: ContentRecord = {
  id: '00000000-0000-4000-8000-000000000001',
  code: 'benefits',
  language: 'en',
  translations: { 'es-MX': 'MISSING', 'fr-CA': 'OUTDATED' },
  english: null,
  revision: 3,
  state: 'LIVE',
  draft: true,
  name: 'Benefits',
  body: '',
  thumbnailUrl: '',
  thumbnailAlt: '',
  versions: [version],
};

function show(part: Partial<ContentRecord> = {}, dirty = false) {
  return renderInConsole(<PublishPanel page={{ ...page, ...part }} dirty={dirty} />, {
    resource: 'content',
    dataProvider: {},
  });
}
const publish = () => screen.getByRole('button', { name: 'Publish now' });
const published = () => call.mock.calls.map(([, path, body]) => [path.split('/').pop(), body]);

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(page as never);
});

describe('The panel for publishing', () => {
  it('publishes at once and without end where no time is given', async () => {
    const { user } = show();
    await user.click(publish());
    await screen.findByText('The page is published.');
    const body = {
      revision: 3,
      language: 'en',
      major: false,
      news: false,
      publishFrom: null,
      publishUntil: null,
    };
    expect(published()).toEqual([['publish', body]]);
  });

  it('sends a schedule in UTC, and says that the page is scheduled', async () => {
    const versions = [{ ...version, state: 'SCHEDULED' as const }];
    call.mockResolvedValue({ ...page, versions } as never);
    const { user } = show();
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2027-01-04T09:00' } });
    await user.click(publish());
    await screen.findByText('The page is scheduled.');
    const publishFrom = new Date('2027-01-04T09:00').toISOString();
    expect(published()).toMatchObject([['publish', { publishFrom, publishUntil: null }]]);
  });

  it('shows beside the input why a schedule is refused', async () => {
    const fields = { publishUntil: 'Field is invalid' };
    call.mockRejectedValue(new ApiError('Please check', { status: 400, diagId: 'd', fields }));
    const { user } = show();
    await user.click(publish());
    await screen.findByText('Field is invalid');
    expect(screen.getByLabelText(/^To/)).toBeInvalid();
  });

  it('asks before everybody who is accredited loses it, and publishes nothing after Cancel', async () => {
    const { user } = show({ code: 'education' });
    await user.click(screen.getByLabelText(/^Require everyone to acknowledge again/));
    await user.click(publish());
    await screen.findByRole('dialog', { name: 'Require everyone to acknowledge again?' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(published()).toEqual([]);
  });

  it('asks before people have to agree to the terms again', async () => {
    const { user } = show({ code: 'terms' });
    await user.click(screen.getByLabelText(/^Ask everyone to agree again/));
    await user.click(publish());
    await screen.findByRole('dialog', { name: 'Ask everyone to agree again?' });
  });

  it('emails a page for accredited associates as news, after a question, and no other page', async () => {
    const { user, unmount } = show({ code: 'benefits' });
    await user.click(screen.getByLabelText(/^Email it as news/));
    await user.click(publish());
    const dialog = await screen.findByRole('dialog', { name: 'Email it as news?' });
    await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(published()[0]?.[1]).toMatchObject({ news: true, major: false }));
    unmount();
    show({ code: 'privacy' });
    expect(screen.queryByLabelText(/^Email it as news/)).toBeNull();
  });

  it('publishes no draft that is not saved, and says so', async () => {
    const { user } = show({}, true);
    expect(publish()).toHaveAccessibleDescription('Please save the draft first.');
    publish().focus();
    await user.keyboard('{Enter}');
    expect(published()).toEqual([]);
  });

  it('takes no page offline that is offline', () => {
    show({ state: 'OFFLINE' });
    expect(screen.queryByRole('button', { name: 'Take offline' })).toBeNull();
  });
});
