import { useTranslate } from 'ra-core';
import { FunctionField, SimpleShowLayout } from 'react-admin';
import type { PersonRecord } from '../../contract/staff/people.ts';
import { AgencyLink } from '../fields/AgencyLink.tsx';
import { DayField } from '../fields/fields.tsx';
import { Part } from '../layout/Part.tsx';
import { rolesOf } from './rolesOf.ts';

/** What the programme knows of a person. */
export function Facts({ person }: { person: PersonRecord }) {
  const translate = useTranslate();
  const roles = rolesOf(person).map((role) => translate(`staff.people.role.${role}`));
  return (
    <Part title={translate('staff.people.facts')}>
      <SimpleShowLayout record={person}>
        <FunctionField source="agency" render={() => <AgencyLink row={person} />} />
        <FunctionField
          source="role"
          render={() => roles.join(', ') || translate('staff.list.nothing')}
        />
        <DayField source="createdAt" />
        <DayField source="emailConfirmedAt" />
        <DayField source="formSavedAt" />
        <DayField source="accreditedAt" />
      </SimpleShowLayout>
    </Part>
  );
}
