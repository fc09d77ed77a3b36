import { expect, it } from 'vitest';
import { mutantsByTests, withMistake } from './mutants.ts';

it.each(await mutantsByTests())('there are mistakes that %s should find', async (_, mutants) => {
  expect(mutants.length).toBeGreaterThan(0);
  for (const mutant of mutants) await expect(withMistake(mutant)).resolves.toContain(mutant.to);
});
