import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyOptional } from './lazyOptional.tsx';

const Extra = () => <p>extra</p>;

test('a part that nothing waits for is there once it is loaded', async () => {
  const Part = lazyOptional(async () => ({ default: Extra }));
  render(<Part />);
  expect(await screen.findByText('extra')).toBeVisible();
});

test.each([
  ['could not be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is empty, because the portal is being reloaded,', async () => undefined as never],
])('a page does without a part that %s', async (_, load) => {
  const Part = lazyOptional(load);
  render(
    <>
      <Part />
      <p>page</p>
    </>,
  );
  // What is loaded is handled by then.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('page')).toBeVisible();
});
