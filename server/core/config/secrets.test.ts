import { expect, test } from 'vitest';
import { seal, unseal } from './secrets.ts';

const now = { sessionSecret: 'the secret of today' };
const sealed = seal(now, 'apps', 'ada', 'JBSWY3DP');

test('what is sealed is read by the same secrets, purpose and owner alone', () => {
  expect(sealed).not.toContain('JBSWY3DP');
  expect(seal(now, 'apps', 'ada', 'JBSWY3DP')).not.toBe(sealed);
  expect(unseal(now, 'apps', 'ada', sealed)).toBe('JBSWY3DP');
  expect(unseal(now, 'apps', 'liam', sealed)).toBeUndefined();
  expect(unseal(now, 'others', 'ada', sealed)).toBeUndefined();
  expect(unseal({ sessionSecret: 'another' }, 'apps', 'ada', sealed)).toBeUndefined();
  const altered = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`;
  expect(unseal(now, 'apps', 'ada', altered)).toBeUndefined();
});

test('a replaced secret still reads it', () => {
  const replaced = { sessionSecret: 'of tomorrow', previousSessionSecret: now.sessionSecret };
  expect(unseal(replaced, 'apps', 'ada', sealed)).toBe('JBSWY3DP');
});
