import type { PersonRow } from '../../contract/staff/people.ts';
import type { roles } from '../../contract/staff/words.ts';

type Roles = Pick<PersonRow, 'pointOfContact' | 'associate' | 'staff'>;

/** Returns a person's roles in the program. */
export const rolesOf = ({ pointOfContact, associate, staff }: Roles): (typeof roles)[number][] => [
  ...(pointOfContact ? (['poc'] as const) : []),
  ...(associate ? (['associate'] as const) : []),
  ...(staff ? (['staff'] as const) : []),
];
