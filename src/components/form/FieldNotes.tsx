import { useLocale, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { longDate } from '../dates.ts';
import { Button } from '../public/Button.tsx';
import { fieldId, useFormKit } from './formKit.ts';
import { same } from './formValues.ts';
import type { BoundField } from './useField.ts';

/** What the reviewer says to a field (B4), and what somebody else has saved there in the meantime (B10). */
export function useNotes({ source, field }: BoundField) {
  const { part, comments, saved = {} } = useFormKit();
  const said = comments.filter((comment) => comment.field === source);
  const differs = Object.hasOwn(saved, source) && !same(field.value, saved[source]);
  return {
    source,
    said,
    /** What reads differently in the saved form. */
    theirs: differs ? { value: saved[source] } : undefined,
    /** Describes the input, where there is something to say. */
    id: said.length > 0 || differs ? `${fieldId(part, source)}-notes` : undefined,
  };
}

interface Props extends ReturnType<typeof useNotes> {
  show: (value: unknown) => string;
}

/** The notes of a field, above its input. */
export function FieldNotes({ source, said, theirs, id, show }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { setValue } = useFormContext();
  if (!id) return null;
  return (
    <div id={id} className="hub-form-notes">
      {said.map(({ text, at }) => (
        <p key={at + text} className="hub-form-note">
          <strong>{translate('form.comment', { date: longDate(at, locale) })}</strong>
          <span>{text}</span>
        </p>
      ))}
      {theirs && (
        <div className="hub-form-note">
          <span>
            {translate('form.stale.saved', {
              value: show(theirs.value) || translate('form.notStated'),
            })}
          </span>
          <Button
            variant="plain"
            onClick={() =>
              setValue(source, theirs.value, { shouldDirty: true, shouldValidate: true })
            }
          >
            {translate('form.stale.take')}
          </Button>
        </div>
      )}
    </div>
  );
}
