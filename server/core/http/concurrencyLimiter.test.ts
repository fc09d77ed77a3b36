import { describe, expect, test } from 'vitest';
import { Busy, CallerGone, TooManyRequests } from '../errors.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';

type Purpose = 'signIn' | 'newPassword';

const many = { queuePerGroup: 100, queue: 1000 };
const office = '192.0.2.1';
const flat = '2001:db8:1:2::/64';
const attacker = '203.0.113.7';

/** Work that ends when it is told to, and in which order it began. */
function desk(turns: ConcurrencyLimiter<Purpose>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (
    name: string,
    group: string,
    purpose: Purpose = 'signIn',
    socket = { destroyed: false },
  ) =>
    turns
      .run(purpose, { group, socket }, async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.push(end));
      })
      .then(
        () => 'done',
        (error: unknown) => {
          if (error instanceof TooManyRequests) return 'too many';
          return error instanceof CallerGone ? 'gone' : error;
        },
      );
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  const endAll = async () => {
    while (ends.length > 0) await endOne();
  };
  return { begun, ask, endOne, endAll };
}

test('at most as many tasks run at the same time as the limit allows', async () => {
  const { begun, ask, endOne, endAll } = desk(
    new ConcurrencyLimiter(['signIn', 'newPassword'], 2, many),
  );
  const asked = ['a', 'b', 'c', 'd'].map((name) => ask(name, office));
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'c']);
  await endAll();
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done', 'done']);
  const later = ask('e', office);
  expect(begun.at(-1)).toBe('e');
  await endAll();
  expect(await later).toBe('done');
});

test('groups take turns, however many requests of one wait', async () => {
  const { begun, ask, endAll } = desk(new ConcurrencyLimiter(['signIn', 'newPassword'], 1, many));
  for (const name of ['x1', 'x2', 'x3', 'x4', 'x5']) void ask(name, attacker);
  for (const name of ['o1', 'o2']) void ask(name, office);
  void ask('f1', flat);
  void ask('f2', flat);
  await endAll();
  expect(begun).toEqual(['x1', 'x2', 'o1', 'f1', 'x3', 'o2', 'f2', 'x4', 'x5']);
});

test('sign-ins and new passwords take turns, however many of each wait', async () => {
  const { begun, ask, endAll } = desk(new ConcurrencyLimiter(['signIn', 'newPassword'], 1, many));
  for (const name of ['n1', 'n2', 'n3', 'n4', 'n5']) void ask(name, attacker, 'newPassword');
  for (const name of ['s1', 's2']) void ask(name, office);
  await endAll();
  expect(begun).toEqual(['n1', 's1', 'n2', 's2', 'n3', 'n4', 'n5']);
});

test('a failed task makes room for the next', async () => {
  const turns = new ConcurrencyLimiter(['signIn', 'newPassword'], 1, many);
  const failing = turns.run('signIn', { group: office }, async () => {
    throw new Error('broken');
  });
  const next = turns.run('signIn', { group: office }, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

describe('if too many requests wait', () => {
  test('of one group, only that group gets 429', async () => {
    const { ask, endAll } = desk(
      new ConcurrencyLimiter(['signIn', 'newPassword'], 1, { queuePerGroup: 2, queue: 10 }),
    );
    const flood = [1, 2, 3, 4, 5].map((n) => ask(`x${n}`, attacker));
    const honest = ask('o', office);
    await endAll();
    expect(await Promise.all(flood)).toEqual(['done', 'done', 'done', 'too many', 'too many']);
    expect(await honest).toBe('done');
  });

  test('of all groups, a group with few waiting requests takes a place of the one with the most', async () => {
    const { ask, endAll } = desk(
      new ConcurrencyLimiter(['signIn', 'newPassword'], 1, { queuePerGroup: 4, queue: 4 }),
    );
    const flood = [1, 2, 3, 4, 5].map((n) => ask(`x${n}`, attacker));
    const honest = [1, 2].map((n) => ask(`o${n}`, office));
    await endAll();
    expect(await Promise.all(flood)).toEqual(['done', 'done', 'done', 'too many', 'too many']);
    expect(await Promise.all(honest)).toEqual(['done', 'done']);
  });

  test('of all groups and equally many of each, a further request gets 503 with Retry-After', async () => {
    const turns = new ConcurrencyLimiter(['signIn', 'newPassword'], 1, {
      queuePerGroup: 4,
      queue: 2,
    });
    const { ask, endAll } = desk(turns);
    const asked = [ask('x', attacker), ask('o', office), ask('f', flat)];
    const refused = turns.run('signIn', { group: '192.0.2.99' }, async () => {});
    await expect(refused).rejects.toBeInstanceOf(Busy);
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 5 });
    await endAll();
    expect(await Promise.all(asked)).toEqual(['done', 'done', 'done']);
  });

  test('nothing is done for a connection that has been closed in the meantime', async () => {
    const { begun, ask, endAll } = desk(new ConcurrencyLimiter(['signIn', 'newPassword'], 1, many));
    const first = ask('first', office);
    const connection = { destroyed: false };
    const left = [1, 2].map((n) => ask(`left${n}`, office, 'signIn', connection));
    const next = ask('next', office);
    connection.destroyed = true;
    await endAll();
    expect(await Promise.all([first, ...left, next])).toEqual(['done', 'gone', 'gone', 'done']);
    expect(begun).toEqual(['first', 'next']);
  });
});
