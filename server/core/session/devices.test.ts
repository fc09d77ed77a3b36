import { expect, test } from 'vitest';
import { Devices } from './devices.ts';

const sessionSecret = 'a secret of the tests, long enough';
const devices = new Devices({ sessionSecret });
const ada = { id: 'ada', passwordHash: '$argon2id$one' };
const liam = { id: 'liam', passwordHash: '$argon2id$two' };

test('a device keeps one id for all accounts that signed in on it', () => {
  const first = devices.remember(ada, undefined);
  expect(devices.idFor(ada, first)).toMatch(/^[\w-]{22}$/);
  expect(devices.idFor(liam, first)).toBeUndefined();
  const second = devices.remember(liam, first);
  expect(devices.idFor(ada, second)).toBe(devices.idFor(ada, first));
  expect(devices.idFor(liam, second)).toBe(devices.idFor(ada, first));
  expect(devices.remember(liam, second)).toBe(second);
});

test('after a password change a device is no longer known', () => {
  const cookie = devices.remember(ada, undefined);
  expect(devices.idFor({ ...ada, passwordHash: '$argon2id$new' }, cookie)).toBeUndefined();
});

test('the cookie keeps the most recent accounts', () => {
  const people = Array.from({ length: 12 }, (_, n) => ({ id: `${n}`, passwordHash: 'x' }));
  let cookie: string | undefined;
  for (const person of people) cookie = devices.remember(person, cookie);
  const known = people.filter((person) => devices.idFor(person, cookie));
  expect(known.map(({ id }) => id)).toEqual(['4', '5', '6', '7', '8', '9', '10', '11']);
});

test.each([
  ['', 'nothing'],
  ['x', 'too short'],
  ['a'.repeat(22), 'no seal'],
  [`${'a'.repeat(22)}.${'b'.repeat(22)}`, 'a seal that is made up'],
  [`${'a'.repeat(22)}.${'b'.repeat(23)}`, 'too long'],
  [`${'ü'.repeat(22)}.${'ü'.repeat(22)}`, 'other letters'],
])('%j is no known device: %s', (cookie) => {
  expect(devices.idFor(ada, cookie)).toBeUndefined();
  expect(devices.idFor(ada, devices.remember(ada, cookie))).toBeDefined();
});

test('the HMAC of another device or another secret is invalid', () => {
  const [mine = '', theirs = ''] = [devices.remember(ada, ''), devices.remember(ada, '')];
  const mixed = `${mine.split('.')[0]}.${theirs.split('.')[1]}`;
  expect(devices.idFor(ada, mixed)).toBeUndefined();
  expect(
    new Devices({ sessionSecret: 'another secret, just as long' }).idFor(ada, mine),
  ).toBeUndefined();
});

test('a device stays known while the secret is changed', () => {
  const cookie = devices.remember(ada, undefined);
  const changed = {
    sessionSecret: 'the secret that took its place',
    previousSessionSecret: sessionSecret,
  };
  expect(new Devices(changed).idFor(ada, cookie)).toBeDefined();
});
