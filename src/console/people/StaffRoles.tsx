import { CheckboxGroupInput } from 'react-admin';
import type { PersonRecord } from '#contract/staff/people.ts';
import { staffRoles } from '#contract/staff/roles.ts';
import { useProfile } from '#providers/useProfile.ts';
import { ActForm } from '../layout/ActForm.tsx';

interface Choice {
  id: string;
  name: string;
  disabled: boolean;
}

/** Which roles of staff a person has. Those that the viewer lacks can't be granted. */
export function StaffRoles({ person }: { person: PersonRecord }) {
  const own = useProfile()?.account.staffRoles ?? [];
  const { name, email, staffRoles: held } = person;
  const choices: Choice[] = staffRoles.map((role) => ({
    id: role,
    name: `staff.people.staffRole.${role}`,
    disabled: !own.includes(role) && !held.includes(role),
  }));
  return (
    <ActForm
      call="POST people/:id/roles"
      needs="grantRoles"
      texts="people.roles"
      textParams={{ name, email }}
      defaultValues={{ roles: held }}
      confirm
    >
      <CheckboxGroupInput
        source="roles"
        label="staff.people.roles.legend"
        helperText={choices.some(({ disabled }) => disabled) && 'staff.people.roles.notYours'}
        choices={choices}
        disableValue="disabled"
        row={false}
      />
    </ActForm>
  );
}
