import { expect, it } from 'vitest';
import { CONSOLE_CALLS } from '../testing/consoleCalls.ts';
import { staffCalls, staffLists } from './calls.ts';
import { capabilities, may, staffRoles } from './roles.ts';

const needs = new Map<string, Parameters<typeof may>[1]>([
  ...Object.entries(staffLists).map(([name, list]) => [`GET ${name}`, list.needs] as const),
  ...Object.entries(staffCalls).map(([name, call]) => [name, call.needs] as const),
]);

it('says of every call of the console who may make it', () => {
  expect(CONSOLE_CALLS.map(([call]) => call).sort()).toEqual([...needs.keys()].sort());
});

it.each(CONSOLE_CALLS.map(([call, ...roles]) => ({ call, roles })))(
  '$call is for: $roles',
  ({ call, roles }) => {
    const capability = needs.get(call);
    const allowed = staffRoles.filter((role) => capability && may([role], capability));
    expect(allowed).toEqual(staffRoles.filter((role) => roles.includes(role)));
  },
);

it('a role that is not in the table allows nothing', () => {
  expect(may(['owner', 'toString', '__proto__'], 'seeOverview')).toBe(false);
  expect(may([], 'seeOverview')).toBe(false);
});

it('of several roles one is enough', () => {
  expect(may(['editor', 'support'], 'editContent')).toBe(true);
  expect(may(['editor', 'support'], 'unlockPeople')).toBe(true);
  expect(may(['editor', 'support'], 'decide')).toBe(false);
});

it('each capability that a role has is needed by a call', () => {
  const needed = new Set<string>(needs.values());
  const held = staffRoles.flatMap((role) => capabilities[role]);
  // What people have entered is a part of records that others read without it.
  expect([...new Set(held)].filter((one) => !needed.has(one))).toEqual(['readRegistrations']);
});
