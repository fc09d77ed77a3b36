import { expect, it } from 'vitest';
import { canJoin } from './membership.ts';

const nobody = {
  agencyId: null,
  pointOfContact: false,
  associate: false,
  staff: false,
  enabled: true,
};

it.each([
  ['who belongs to no agency', {}, true],
  ['who belongs to it without a role', { agencyId: 'here' }, true],
  ['who belongs to another one', { agencyId: 'there' }, false],
  ['its associate', { agencyId: 'here', associate: true }, false],
  ['its point of contact', { agencyId: 'here', pointOfContact: true }, false],
  ['staff of the programme', { staff: true }, false],
  ['whose account is closed', { enabled: false }, false],
])('whether an agency can add a person: %s', (_, person, can) =>
  expect(canJoin({ ...nobody, ...person }, 'here')).toBe(can),
);
