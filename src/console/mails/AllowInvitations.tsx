import { required } from 'ra-core';
import { TextInput } from 'react-admin';
import type { StaffBody } from '#contract/staff/calls.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { refusalWords } from '#words/en/staffRefusals.ts';
import { NoteInput } from '../layout/NoteInput.tsx';
import { ResultDialog } from '../layout/ResultDialog.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';

/** Lets an address be invited again whose person pressed 'Do not invite me again', and wrote to the program. */
export const AllowInvitations = withMoreWords(function AllowInvitations() {
  const word = useWords('staff.refusals');
  const call = useApi();
  const send = async (body: StaffBody<'POST refusals/lift'>) => {
    const { lifted } = await call('POST refusals/lift', { body });
    return { email: body.email, lifted };
  };
  return (
    <ResultDialog
      label={word('action')}
      title={() => word('title')}
      action={word('send')}
      close={word('close')}
      send={send}
      shown={(done) => (
        <p role="status">
          <TextWithValues
            text={word(done.lifted ? 'lifted' : 'none', done)}
            values={[done.email]}
          />
        </p>
      )}
    >
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
    </ResultDialog>
  );
}, refusalWords);
