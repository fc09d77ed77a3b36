import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answering } from '#providers/testing/network.ts';
import { renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import TeamReading from './TeamReading.tsx';

test('is read once it is opened, and tells of each person how far they are', async () => {
  const person = { email: 'kira@northwind.example', name: 'Kira Novak', status: 'REGISTERED' };
  const other = { ...person, email: 'jon@northwind.example', name: 'Jon Price', status: 'CREATED' };
  const third = { ...person, email: 'mona@northwind.example', name: 'Mona Ali' };
  const content = [
    { ...other, seconds: 20, pagesRead: 0, readAt: null, quiz: null },
    { ...third, seconds: 60, pagesRead: 1, readAt: null, quiz: 'OPEN' },
    { ...person, seconds: 130, pagesRead: 2, readAt: '2030-05-01T12:00:00.000Z', quiz: 'FAILED' },
  ];
  const teamReading = vi.fn(async () => ({ content, total: 6, pages: 2 }));
  const call = answering({ teamReading }) as never;
  const { user } = await act(async () => renderPortal(<TeamReading />, { call }));
  const button = await screen.findByRole('button', { name: 'Brand education: who is where' });
  expect(teamReading).not.toHaveBeenCalled();
  await user.click(button);
  const [jon, mona, kira] = await screen.findAllByRole('listitem');
  expect(jon).toHaveTextContent('Jon PriceCreated · not read to its end yet');
  expect(mona).toHaveTextContent(
    'Mona AliRegistered · 1 of 2 pages read to their end · one minute · is taking the quiz',
  );
  expect(kira).toHaveTextContent(
    'Kira NovakRegistered · read to its end on May 1, 2030 · 2 minutes · has not passed the quiz yet',
  );
  expect(screen.getByText('And 3 more.')).toBeVisible();
});
