import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { inHub } from '#providers/testing/inHub.tsx';
import ConsentBar from './ConsentBar.tsx';

const analytics = () => document.head.querySelector('script[src*="gtag"]');
const renderBar = () =>
  render(
    <MemoryRouter>
      <ConsentBar analyticsKey="G-1 2" />
    </MemoryRouter>,
    inHub(),
  );

beforeEach(() => {
  localStorage.clear();
  analytics()?.remove();
});

test('nothing is loaded before a yes, and then the brand’s key is', async () => {
  renderBar();
  expect(analytics()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(analytics()).toHaveAttribute('src', expect.stringMatching(/\?id=G-1%202$/));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('what somebody has searched for, or opened by a link, is not reported', async () => {
  window.dataLayer = [];
  window.history.replaceState(null, '', '/associates?search=ada@northwind.example');
  renderBar();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  const config = window.dataLayer
    .map((entry) => [...(entry as unknown[])])
    .find(([name]) => name === 'config');
  expect(config?.[2]).toMatchObject({
    page_location: `${window.location.origin}/associates`,
    page_referrer: '',
  });
  window.history.replaceState(null, '', '/');
});

test('a no is kept, and nobody asks again', async () => {
  const { unmount } = renderBar();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  unmount();
  renderBar();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(analytics()).toBeNull();
});
