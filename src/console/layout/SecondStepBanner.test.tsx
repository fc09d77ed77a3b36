import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import SecondStepBanner from './SecondStepBanner.tsx';

test('staff without a second step are told until when', () => {
  const banner = <SecondStepBanner by="2026-06-03T12:00:00.000Z" />;
  renderInConsole(banner, { resource: 'people', dataProvider: {} });
  expect(screen.getByRole('note')).toHaveTextContent(/by June 3, 2026/);
  const link = screen.getByRole('link', { name: 'Add It Now' });
  expect(link).toHaveAttribute('href', '/account/security');
});
