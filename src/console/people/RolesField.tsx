import { useRecordContext, useTranslate } from 'ra-core';
import type { PersonRow } from '#contract/staff/people.ts';
import { roles } from '#contract/staff/words.ts';
import { Nothing } from '../fields/fields.tsx';

/** A person's roles in the program, or a dash. */
export function RolesField(_: { source: string }) {
  const translate = useTranslate();
  const { pointOfContact, associate, staff } = useRecordContext<PersonRow>() as PersonRow;
  const has = { poc: pointOfContact, associate, staff };
  const names = roles
    .filter((role) => has[role])
    .map((role) => translate(`staff.people.role.${role}`));
  return names.length > 0 ? names.join(', ') : <Nothing />;
}
