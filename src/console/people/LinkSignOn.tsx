import { required } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import type { PersonRecord } from '#contract/staff/people.ts';
import { useHub } from '#providers/HubContext.ts';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { signOnWords } from '#words/en/staffSignOn.ts';
import { useMay } from '../access/useMay.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';

const needed = required('validation.required');

/** Links an account at a provider of single sign-on to a member of staff, who can't do so. */
export const LinkSignOn = withMoreWords(function LinkSignOn({ person }: { person: PersonRecord }) {
  const { name, email } = person;
  const { signOn } = useHub().settings.authSettings;
  const isOffered = useMay('manageSignOn') && signOn !== undefined;
  const { data } = useApiQuery('GET sign-on', undefined, { enabled: isOffered });
  const [first] = data?.places ?? [];
  if (!first) return null;
  return (
    <ActForm
      call="POST people/:id/sign-on"
      needs="manageSignOn"
      texts="people.linkSignOn"
      textParams={{ name, email }}
      defaultValues={{ place: first.id, subject: '', note: '' }}
      confirm
    >
      <SelectInput
        source="place"
        label="staff.people.linkSignOn.place"
        choices={data?.places ?? []}
        translateChoice={false}
        validate={needed}
      />
      <TextInput
        source="subject"
        label="staff.people.linkSignOn.subject"
        helperText="staff.people.linkSignOn.subjectHelp"
        validate={needed}
      />
      <NoteInput
        source="note"
        label="staff.people.linkSignOn.note"
        helperText="staff.people.linkSignOn.noteHelp"
        validate={needed}
      />
    </ActForm>
  );
}, signOnWords);
