import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createVitest } from 'vitest/node';
import { NamesSkipped } from './namesSkipped.ts';

const FILE = `
import { describe, test } from 'vitest';
import { needs } from '${join(import.meta.dirname, '../needs.ts')}';
describe('behind', needs('a proxy', undefined), () => {
  test('a server works', () => {});
  test('a server stops', () => {});
});
test('is understood', needs('a checker', false), () => {});
test.each([1])('of root %s', needs('root', true), () => {});
test.skip('later', () => {});
`;

test('what is skipped is named with what was missing, a group as one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hub-skipped-'));
  writeFileSync(join(root, 'some.test.ts'), FILE);
  const lines: string[] = [];
  const reporters = [new NamesSkipped((line) => lines.push(line))];
  const vitest = await createVitest('test', { root, config: false, watch: false, reporters });
  await vitest.start();
  await vitest.close();
  rmSync(root, { recursive: true });
  expect(lines).toEqual([
    'Skipped without a checker: some.test.ts > is understood\n',
    'Skipped without a proxy: some.test.ts > behind\n',
    'Skipped without a reason: some.test.ts > later\n',
  ]);
});
