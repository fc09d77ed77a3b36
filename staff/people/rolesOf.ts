import type { PersonRow, roles } from '../../contract/staff/people.ts';

type Roles = Pick<PersonRow, 'pointOfContact' | 'associate' | 'staff'>;

/** What a person is to the programme. */
export const rolesOf = ({ pointOfContact, associate, staff }: Roles): (typeof roles)[number][] => [
  ...(pointOfContact ? (['poc'] as const) : []),
  ...(associate ? (['associate'] as const) : []),
  ...(staff ? (['staff'] as const) : []),
];
