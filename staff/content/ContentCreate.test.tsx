import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../tests/support/portalPage.tsx';
import { renderInConsole } from '../../tests/support/staffPage.tsx';
import ContentCreate from './ContentCreate.tsx';

it('A new page is created once, though its button is pressed twice', async () => {
  const answer = deferred<{ data: { id: string } }>();
  const create = vi.fn(() => answer.promise);
  const { user, address } = renderInConsole(<ContentCreate />, {
    resource: 'content',
    dataProvider: { create } as never,
    at: '/staff/content/create',
    paths: ['/staff/content/create', '/staff/content/:id'],
  });
  await user.type(await screen.findByLabelText(/^Code/), 'promotions');
  await user.type(screen.getByLabelText(/^Name/), 'Autumn');
  await user.dblClick(screen.getByRole('button', { name: 'New page' }));
  answer.resolve({ data: { id: 'p1' } });
  expect(await screen.findByText('The page is created. Now write its text.')).toBeVisible();
  expect(create.mock.calls).toMatchObject([
    ['content', { data: { code: 'promotions', name: 'Autumn', body: '' } }],
  ]);
  expect(address()).toBe('/staff/content/p1');
});
