import MuiButton from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { SaveButton, TextInput } from 'react-admin';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { useSingleMutation } from '../../components/useSingleMutation.ts';
import { useWords } from '../../components/useWords.ts';
import type { TextsAnswer } from '../../contract/staff/mails.ts';
import { PLURAL_SEPARATOR, placeholdersOf } from '../../contract/staff/placeholders.ts';
import { ApiError } from '../../providers/apiError.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { useStaffCall } from '../provider/useStaffCall.ts';
import { type TextEntry, type TextQuery, textsKey } from './catalogue.ts';

interface Props {
  /** undefined: not chosen yet. */
  entry: TextEntry | undefined;
  place: Pick<TextQuery, 'scope' | 'locale'>;
  open: boolean;
  onClose: () => void;
}

/** Edits the override of a text. */
export function TextDialog({ entry, place, open, onClose }: Props) {
  const staffCall = useStaffCall();
  const word = useWords('staff.mails.words');
  const queries = useQueryClient();
  const { scope, locale } = place;
  const save = useSingleMutation<TextsAnswer, Error, string>({
    mutationFn: (text) =>
      staffCall('PUT texts', {
        body: { scope, locale, key: entry?.id ?? '', original: entry?.original ?? '', text },
      }),
    onSuccess: (answer) => {
      queries.setQueryData(textsKey, answer);
      onClose();
    },
  });
  const send = async ({ text }: { text?: string | null }) => {
    try {
      await save.mutateAsync(text ?? '');
    } catch (refusal) {
      if (!(refusal instanceof ApiError && refusal.fields.text)) throw refusal;
      const fields = { text: word('bad', { bars: PLURAL_SEPARATOR }) };
      throw new ApiError(refusal.message, {
        ...refusal,
        fields,
        kept: { ...refusal.kept, fields },
      });
    }
  };
  const restore = useSingleMutation({ mutationFn: () => save.mutateAsync('') });
  const names = placeholdersOf(entry?.original ?? '');
  return (
    <FormDialog
      open={open}
      title={word('editThis', { key: entry?.id })}
      busy={save.isPending}
      record={{ text: entry?.override?.text ?? entry?.original }}
      send={send}
      onClose={onClose}
      actions={
        <>
          {entry?.override ? (
            <MuiButton
              variant="outlined"
              disabled={save.isPending}
              onClick={() => restore.mutate()}
            >
              {word('restore')}
            </MuiButton>
          ) : null}
          <SaveButton label={word('save')} icon={null} alwaysEnable />
        </>
      }
    >
      {restore.error ? <CallAlert error={restore.error} /> : null}
      <p>
        <span>{`${word('original')}: `}</span>
        <span lang={locale}>{entry?.original}</span>
      </p>
      <TextInput
        source="text"
        label="staff.mails.words.ownText"
        helperText={names.length > 0 ? word('params', { names: names.join(', ') }) : false}
        multiline
        minRows={3}
        autoFocus
        slotProps={{ htmlInput: { lang: locale } }}
      />
    </FormDialog>
  );
}
