import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { SaveButton, TextInput } from 'react-admin';
import { PLURAL_SEPARATOR, placeholdersOf } from '#contract/staff/placeholders.ts';
import { ApiError } from '#providers/apiError.ts';
import { type FormInfo, FormInfoContext, fieldId } from '#src/portal/form/formInfo.ts';
import { SavedByOthersNotice } from '#src/portal/form/SavedByOthers.tsx';
import { apiKey, useApi, useApiMutation } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import type { TextEntry, TextQuery } from './catalogue.ts';

interface Props {
  /** undefined: not chosen yet. */
  entry: TextEntry | undefined;
  place: Pick<TextQuery, 'scope' | 'locale'>;
  open: boolean;
  onClose: () => void;
}

/** Where react-admin looks for the names of the fields. */
const info: FormInfo = {
  texts: 'resources.texts',
  required: new Set(),
  comments: [],
  readOnly: false,
};

/** Edits the override of a text. */
export function TextDialog({ entry, place, open, onClose }: Props) {
  const call = useApi();
  const translate = useTranslate();
  const word = useWords('staff.mails.words');
  const queries = useQueryClient();
  const { scope, locale } = place;
  const { id: key = '', original = '' } = entry ?? {};
  /** The override that the next save is based on, '' for none. */
  const read = useRef(entry?.override?.text ?? '');
  /** Whether the form is sent by the button that restores the original. */
  const restoring = useRef(false);
  const save = useApiMutation(
    (_, text: string) =>
      call('PUT texts', { body: { scope, locale, key, original, read: read.current, text } }),
    {
      onSuccess: (answer) => {
        queries.setQueryData(apiKey('GET texts'), answer);
        onClose();
      },
    },
  );
  const send = async ({ text }: { text?: string | null }) => {
    const wanted = restoring.current ? '' : (text ?? '');
    restoring.current = false;
    try {
      await save.mutateAsync(wanted);
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
  const readAgain = async () => {
    const answer = await call('GET texts');
    queries.setQueryData(apiKey('GET texts'), answer);
    const now = answer.overrides.find(
      (one) => one.scope === scope && one.locale === locale && one.key === key,
    );
    read.current = now?.text ?? '';
    return { text: now?.text ?? original };
  };
  const show = (_: string, text: unknown) => (
    <p lang={locale}>{translate('form.stale.saved', { value: text })}</p>
  );
  const names = placeholdersOf(original);
  return (
    <FormDialog
      open={open}
      title={word('editThis', { key })}
      busy={save.isPending}
      values={{ text: entry?.override?.text ?? original }}
      send={send}
      readAgain={readAgain}
      onClose={onClose}
      actions={
        <>
          {entry?.override ? (
            <Button
              type="submit"
              variant="outlined"
              disabled={save.isPending}
              onClick={() => {
                restoring.current = true;
              }}
            >
              {word('restore')}
            </Button>
          ) : null}
          <SaveButton label={word('save')} icon={null} alwaysEnable />
        </>
      }
    >
      <FormInfoContext value={info}>
        <SavedByOthersNotice show={show} />
      </FormInfoContext>
      <p>
        <span>{`${word('original')}: `}</span>
        <span lang={locale}>{original}</span>
      </p>
      <TextInput
        source="text"
        id={fieldId(info.texts, 'text')}
        helperText={names.length > 0 ? word('params', { names: names.join(', ') }) : false}
        multiline
        minRows={3}
        autoFocus
        slotProps={{ htmlInput: { lang: locale } }}
      />
    </FormDialog>
  );
}
