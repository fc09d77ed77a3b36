import { useLocale, useTranslate } from 'ra-core';
import { type ComponentProps, useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { longDate } from '../dates.ts';
import { Button } from '../public/Button.tsx';
import { FieldError } from '../public/Field.tsx';
import { type FieldWords, FieldWordsContext, wordsId } from './fieldWords.ts';
import { same } from './formValues.ts';

/**
 * What the theme puts in the place of MUI's helper text. react-admin shows there either the help or what is wrong; in
 * the portal's forms the help stays, above the box, and the words of the reviewer stand beside their field.
 */
export function HelperText({ className, ...line }: ComponentProps<'p'>) {
  const words = useContext(FieldWordsContext);
  return words ? <Words {...words} /> : <p {...line} className={className} />;
}

function Words({ id, error, help, requiredGroup, ...notes }: FieldWords) {
  const translate = useTranslate();
  return (
    <div id={wordsId(id)} className="hub-form-words">
      {error && <FieldError id={undefined} text={error} />}
      {help && <p className="hub-field-help">{help}</p>}
      {requiredGroup && <span className="visually-hidden">{translate('validation.required')}</span>}
      <Comments {...notes} />
      {notes.saved && <Saved {...notes} value={notes.saved.value} />}
    </div>
  );
}

/** What the reviewer says to a field (B4). */
function Comments({ comments = [] }: Pick<FieldWords, 'comments'>) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return comments.map(({ text, at }) => (
    <p key={at + text} className="hub-form-note hub-form-comment">
      <strong>{translate('form.comment', { date: longDate(at, locale) })}</strong>
      <span>{text}</span>
    </p>
  ));
}

/** What somebody else has saved at a field in the meantime (B10), where it reads differently. */
function Saved({
  source,
  value,
  show = String,
}: Pick<FieldWords, 'source' | 'show'> & { value: unknown }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  if (same(useWatch({ name: source }), value)) return null;
  const take = () => setValue(source, value, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="hub-form-note">
      <span>
        {translate('form.stale.saved', { value: show(value) || translate('form.notStated') })}
      </span>
      <Button variant="plain" onClick={take}>
        {translate('form.stale.take')}
      </Button>
    </div>
  );
}
