import { expect, inject, test } from 'vitest';
import { weighPages } from './weigh.ts';

test('no page of the build weighs more than its budget', async () => {
  const rows = await weighPages(inject('portal'));
  expect(rows.length).toBeGreaterThan(20);
  const over = rows.filter(({ problems }) => problems.length > 0);
  expect(over.map(({ page, problems }) => `${page}: ${problems.join(', ')}`)).toEqual([]);
});
