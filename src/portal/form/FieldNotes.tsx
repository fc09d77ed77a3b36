import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { Alert } from '#src/guest/kit/Alert.tsx';
import { FieldError } from '#src/guest/kit/Field.tsx';
import { longDate } from '../ui/dateFormat.ts';
import type { ReviewComment } from './formInfo.ts';
import { SavedByOthersNote } from './SavedByOthersNote.tsx';

/** The notes around an input, besides its label. */
interface Props {
  source: string;
  /** The id of the input. */
  id: string;
  error: string | undefined;
  help?: ReactNode;
  /** A group of inputs has no aria-required; its notes say it. */
  requiredGroup?: boolean;
  comments?: readonly ReviewComment[];
  /** The value that somebody else has saved meanwhile. */
  savedByOthers?: { value: unknown } | undefined;
}

/** The id of an input's notes: MUI's text fields refer to it by themselves. */
export const notesId = (inputId: string) => `${inputId}-helper-text`;

/** The help, the error and the reviewer's comments next to an input of the portal's forms. */
export function FieldNotes({
  id,
  source,
  error,
  help,
  requiredGroup,
  comments,
  savedByOthers,
}: Props) {
  const translate = useTranslate();
  const { language } = useHub();
  return (
    <div id={notesId(id)} className="hub-form-notes">
      {error && <FieldError id={undefined} text={error} />}
      {help && <p className="hub-small">{help}</p>}
      {requiredGroup && <span className="visually-hidden">{translate('form.required')}</span>}
      {comments?.map(({ text, at }) => (
        <Alert
          key={at + text}
          standing
          severity="warn"
          title={translate('form.comment', { date: longDate(at, language) })}
          className="hub-form-comment"
        >
          {text}
        </Alert>
      ))}
      {savedByOthers && <SavedByOthersNote source={source} {...savedByOthers} />}
    </div>
  );
}
