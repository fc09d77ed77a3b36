import Stack from '@mui/material/Stack';
import type { z } from 'zod';
import { currentPasswordForm } from '#contract/forms/factors.ts';
import { useProfile } from '#providers/useProfile.ts';
import { PasswordEntry } from '../form/textEntries.tsx';
import { FieldsForm } from './ProfileForm.tsx';

const empty = { currentPassword: '' };

interface Props {
  lead: string;
  send: (body: z.output<typeof currentPasswordForm>) => Promise<unknown>;
}

/** Asks for the password before the second step is changed. */
export function AskPassword({ lead, send }: Props) {
  const profile = useProfile();
  return (
    <Stack spacing={2}>
      <p>{lead}</p>
      <FieldsForm
        part="secondStep"
        values={empty}
        schema={currentPasswordForm}
        send={send}
        save="secondStep.next"
      >
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly autoComplete="username" value={profile?.email ?? ''} />
        <PasswordEntry source="currentPassword" autoComplete="current-password" />
      </FieldsForm>
    </Stack>
  );
}
