import { required, useTranslate } from 'ra-core';
import type { HoldOf, PersonRecord } from '#contract/staff/people.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { formatTime } from '#src/portal/ui/dateFormat.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';

const whoOf = ({ name, agency }: PersonRecord, of: HoldOf) =>
  (of === 'person' ? name : agency) ?? '';

/** Says of whom nothing is deleted for now, and why. */
export function Holds({ person }: { person: PersonRecord }) {
  const translate = useTranslate();
  return person.holds.map(({ of, reason, setAt }) => (
    <Alert key={of} severity="info">
      {translate('staff.people.holding', {
        whom: whoOf(person, of),
        since: formatTime(setAt, 'en'),
        reason,
      })}
    </Alert>
  ));
}

/** Lets nothing of the person be deleted, or of the agency of the person; and ends that. */
export const HoldActs = ({ person }: { person: PersonRecord }) =>
  (person.agencyId ? (['person', 'agency'] as const) : (['person'] as const)).map((of) => {
    const isHeld = person.holds.some((hold) => hold.of === of);
    const act = isHeld ? 'release' : 'hold';
    return (
      <ActForm
        key={`${of} ${act}`}
        call={`POST people/:id/${act}`}
        needs="holdData"
        {...(isHeld
          ? ({ texts: 'people.release', confirm: true } as const)
          : ({ texts: 'people.hold' } as const))}
        textParams={{ whom: whoOf(person, of) }}
        defaultValues={{ note: '' }}
        transform={({ note }) => ({ of, note })}
      >
        <NoteInput
          source="note"
          label={`staff.people.${act}.note`}
          helperText={`staff.people.${act}.noteHelp`}
          validate={required('validation.required')}
        />
      </ActForm>
    );
  });
