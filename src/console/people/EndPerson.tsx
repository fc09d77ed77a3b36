import Stack from '@mui/material/Stack';
import { required, useTranslate } from 'ra-core';
import type { Ending } from '#contract/ending.ts';
import type { PersonRecord } from '#contract/staff/people.ts';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';
import { Section } from '../layout/Section.tsx';

/** Ends the account of a person who has asked for it by post: what follows, the reason, and a confirmation. */
export function EndPerson({ person: { id, name, email } }: { person: PersonRecord }) {
  const translate = useTranslate();
  const { data, error, refetch } = useApiQuery('GET people/:id/ending', { params: { id } });
  if (error) return <CallAlert error={error} onRetry={refetch} />;
  if (!data) return null;
  if (data.blocks.length > 0) {
    return (
      <Section title={translate('staff.people.ending.title')}>
        {data.blocks.map((block) => (
          <p key={block}>{translate(`staff.people.ending.block.${block}`)}</p>
        ))}
      </Section>
    );
  }
  return (
    <ActForm
      call="POST people/:id/ending"
      needs="endPeople"
      texts="people.ending"
      textParams={{ name, email }}
      defaultValues={{ note: '' }}
      confirm
    >
      <Stack spacing={1.5} sx={{ marginBottom: 2 }}>
        <Entries title={translate('staff.people.ending.goes')} entries={data.goes} />
        <Entries title={translate('staff.people.ending.stays')} entries={data.stays} />
        {data.contactOf.map((agency) => (
          <p key={agency}>{translate('staff.people.ending.contactOf', { agency })}</p>
        ))}
      </Stack>
      <NoteInput
        source="note"
        label="staff.people.ending.note"
        helperText="staff.people.ending.noteHelp"
        validate={required('validation.required')}
      />
    </ActForm>
  );
}

function Entries({ title, entries }: { title: string; entries: Ending['goes'] }) {
  const translate = useTranslate();
  return (
    <div>
      <p>{title}</p>
      <ul>
        {entries.map(({ purpose, total }) => (
          <li key={purpose}>
            {translate('staff.people.ending.entries', {
              what: translate(`staff.people.ending.purpose.${purpose}`),
              total,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
