import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { factorNameForm } from '#contract/forms/factors.ts';
import type { Factor } from '#contract/records.ts';
import { TextEntry } from '../form/textEntries.tsx';
import { FieldsForm } from '../profile/ProfileForm.tsx';
import { useApi } from '../ui/useApi.ts';

/** Gives a passkey or an app another name. */
export function RenameFactor({ factor, onDone }: { factor: Factor; onDone: () => void }) {
  const call = useApi();
  const { id } = factor;
  const [values] = useState({ name: factor.name });
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);
  return (
    <Box ref={form} sx={{ width: '100%' }}>
      <FieldsForm
        texts="secondStep.rename"
        values={values}
        schema={factorNameForm}
        send={async (body) => {
          await call('renameFactor', { params: { id }, body });
          onDone();
        }}
        save="secondStep.rename.save"
      >
        <TextEntry source="name" autoComplete="off" />
      </FieldsForm>
    </Box>
  );
}
