import { expect, test } from 'vitest';
import { funnelOf, reminderPause } from './team.ts';

test('a step includes those before it; a person whose email is still queued counts as invited', () => {
  const totals = (['CREATED', 'PENDING', 'PENDING_RENEWAL', 'EXPIRED', null] as const).map(
    (status, place) => ({ status, total: 10 ** place }),
  );
  expect(funnelOf(totals)).toEqual([
    { step: 'INVITED', total: 11_111 },
    { step: 'ACCOUNT', total: 111 },
    { step: 'REGISTERED', total: 110 },
    { step: 'ACCREDITED', total: 100 },
  ]);
});

test('nobody is reminded again within 24 hours', () => {
  const mailedAt = new Date('2026-05-20T10:00:00.000Z');
  const until = new Date('2026-05-21T10:00:00.000Z');
  expect(reminderPause(mailedAt, new Date(until.getTime() - 1))).toEqual(until);
  expect(reminderPause(mailedAt, until)).toBeNull();
  expect(reminderPause(null, until)).toBeNull();
});
