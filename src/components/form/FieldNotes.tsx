import { useLocale, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { longDate } from '../dates.ts';
import { Button } from '../public/Button.tsx';
import { fieldId, useFormKit } from './formKit.ts';

/** The id of a field's notes, or undefined where nobody said anything. */
export function useNotesId(source: string): string | undefined {
  const { part, comments, saved } = useFormKit();
  const noted = comments.some(({ field }) => field === source) || Object.hasOwn(saved, source);
  return noted ? `${fieldId(part, source)}-notes` : undefined;
}

interface Props {
  source: string;
  show: (value: unknown) => string;
}

/** What the reviewer says to a field (B4), and what somebody else has saved there in the meantime (B10). */
export function FieldNotes({ source, show }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { comments, saved, settleSaved } = useFormKit();
  const { setValue } = useFormContext();
  const id = useNotesId(source);
  if (!id) return null;

  const take = () => {
    setValue(source, saved[source], { shouldDirty: true, shouldValidate: true });
    settleSaved(source);
  };

  return (
    <div id={id} className="hub-form-notes">
      {comments
        .filter(({ field }) => field === source)
        .map(({ text, at }) => (
          <p key={at + text} className="hub-form-note">
            <strong>{translate('form.comment', { date: longDate(at, locale) })}</strong>
            <span>{text}</span>
          </p>
        ))}
      {Object.hasOwn(saved, source) && (
        <div className="hub-form-note">
          <span>
            {translate('form.stale.saved', {
              value: show(saved[source]) || translate('form.notStated'),
            })}
          </span>
          <Button variant="plain" onClick={take}>
            {translate('form.stale.take')}
          </Button>
        </div>
      )}
    </div>
  );
}
