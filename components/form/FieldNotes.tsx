import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHub } from '../../providers/HubContext.ts';
import { longDate } from '../portal/dateFormat.ts';
import { Alert } from '../public/Alert.tsx';
import { Button } from '../public/Button.tsx';
import { FieldError } from '../public/Field.tsx';
import type { ReviewComment } from './formInfo.ts';
import { same } from './formValues.ts';

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
  /** The value that somebody else has saved meanwhile, and as text. */
  savedByOthers?: { value: unknown; text: string } | undefined;
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
      {requiredGroup && <span className="visually-hidden">{translate('validation.required')}</span>}
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
      {savedByOthers && <SavedByOthers source={source} {...savedByOthers} />}
    </div>
  );
}

interface SavedByOthersProps {
  source: string;
  value: unknown;
  text: string;
}

/** The value that somebody else has saved in a field, if it differs, and a button to take it over. */
function SavedByOthers({ source, value, text }: SavedByOthersProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  if (same(useWatch({ name: source }), value)) return null;
  const take = () => setValue(source, value, { shouldDirty: true, shouldValidate: true });
  return (
    <Alert standing severity="warn">
      <p>{translate('form.stale.saved', { value: text })}</p>
      <Button variant="quiet" onClick={take}>
        {translate('form.stale.take')}
      </Button>
    </Alert>
  );
}
