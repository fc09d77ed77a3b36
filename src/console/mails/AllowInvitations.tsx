import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { required } from 'ra-core';
import { useState } from 'react';
import { SaveButton, TextInput } from 'react-admin';
import type { StaffBody } from '#contract/staff/calls.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { refusalWords } from '#words/en/staffRefusals.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';

/** Lets an address be invited again whose person pressed 'Do not invite me again', and wrote to the program. */
export const AllowInvitations = withMoreWords(function AllowInvitations() {
  const word = useWords('staff.refusals');
  const call = useApi();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<{ email: string; lifted: boolean }>();
  const send = async (body: StaffBody<'POST refusals/lift'>) => {
    const { lifted } = await call('POST refusals/lift', { body });
    setDone({ email: body.email, lifted });
  };
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {word('action')}
      </Button>
      <FormDialog
        open={open}
        title={word('title')}
        send={send}
        sent={done !== undefined}
        close={done && word('close')}
        onClose={() => setOpen(false)}
        onClosed={() => setDone(undefined)}
        actions={done ? null : <SaveButton label={word('send')} icon={null} alwaysEnable />}
      >
        {done ? (
          <p role="status">
            <TextWithValues
              text={word(done.lifted ? 'lifted' : 'none', done)}
              values={[done.email]}
            />
          </p>
        ) : (
          <>
            <p>{word('text')}</p>
            <TextInput
              source="email"
              type="email"
              label={word('email')}
              validate={required('validation.required')}
            />
            <NoteInput
              source="note"
              label={word('note')}
              helperText={word('noteHelp')}
              validate={required('validation.required')}
            />
          </>
        )}
      </FormDialog>
    </Box>
  );
}, refusalWords);
