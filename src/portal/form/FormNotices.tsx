import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { FormErrorSummary } from '#src/guest/kit/FormErrorSummary.tsx';
import { Alert } from '../ui/Alert.tsx';
import { longDate } from '../ui/dateFormat.ts';
import { FieldLink, inPageOrder, inputOf } from './FieldLink.tsx';
import { fieldId, useFieldNames, useFormInfo } from './formInfo.ts';
import { errorPaths } from './formValues.ts';
import { SavedByOthersNotice, type SavedByOthersNoticeProps } from './SavedByOthers.tsx';
import { useSaves } from './Saving.tsx';

interface Props extends RefusalNoticeProps, SavedByOthersNoticeProps {}

/** On top of a form: what is wrong in it, why it was not saved, and what somebody else has saved meanwhile. */
export const FormNotices = ({ explain, show }: Props) => (
  <>
    <ErrorSummary />
    <RefusalNotice explain={explain} />
    <SavedByOthersNotice show={show} />
  </>
);

/** Shown on top after a failed save: the errors that are left, each a link to its field. */
function ErrorSummary() {
  const translate = useTranslate();
  const { texts, ids = texts } = useFormInfo();
  const { full } = useFieldNames();
  const hub = useHub();
  const { errors, submitCount } = useFormState();
  const [ordered, setOrdered] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong at the save, not what is wrong since
  useLayoutEffect(() => {
    setOrdered(inPageOrder(ids, errorPaths(errors)));
  }, [ids, submitCount]);

  const left = ordered.flatMap((path) => {
    const { message } = (get(errors, path) ?? {}) as { message?: unknown };
    return typeof message === 'string'
      ? [
          {
            fieldId: inputOf(ids, path)?.id ?? fieldId(ids, path),
            label: full(path),
            message: wordsOf(message, hub),
          },
        ]
      : [];
  });
  return (
    <FormErrorSummary
      Alert={Alert}
      title={translate('form.summary.title', { smart_count: left.length })}
      errors={left}
      focusKey={submitCount}
    />
  );
}

interface RefusalNoticeProps {
  /** Additional text for an error with this status. */
  explain?: ((status: number) => string | undefined) | undefined;
}

/** Whether an error may be temporary: no response, too many requests, an error of the server. */
const mayPass = (status: number) => status === 0 || status === 429 || status >= 500;

/** Why the form was not saved, as far as that is not said at its fields. Scrolls into view and gets the focus. */
export function RefusalNotice({ explain }: RefusalNoticeProps) {
  const translate = useTranslate();
  const hub = useHub();
  const { refusal, refused } = useSaves();
  const { errors, submitCount } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save that fails
  useEffect(() => box.current?.focus(), [submitCount, refused]);
  // Gone once the form is checked again.
  if (!refusal || !errors.root) return null;
  const fields = Object.entries(refusal.kept.fields);
  const elsewhere = fields.filter(([path]) => path === '' || get(errors, path) === undefined);
  if (fields.length > 0 && elsewhere.length === 0) return null;
  const explanation = explain?.(refusal.status);
  return (
    <Alert
      severity="error"
      title={wordsOf(refusal.kept.message, hub)}
      ref={box}
      tabIndex={-1}
      key={refused}
    >
      {elsewhere.map(([path, message]) => (
        <p key={path}>{wordsOf(message, hub)}</p>
      ))}
      {explanation && <p>{explanation}</p>}
      <Typography variant="caption">
        {translate('common.reference', { id: refusal.diagId })}
      </Typography>
      {mayPass(refusal.status) && (
        <Button type="submit" variant="outlined">
          {translate('common.retry')}
        </Button>
      )}
    </Alert>
  );
}

/** The reviewer's comments in one place; each is shown at its field too. */
export function Comments() {
  const translate = useTranslate();
  const { language } = useHub();
  const { comments } = useFormInfo();
  if (comments.length === 0) return null;
  return (
    <Alert standing severity="warning" title={translate('form.summary.comments')}>
      <ul>
        {comments.map(({ field, text, at }) => (
          <li key={field + at + text}>
            {field ? <FieldLink path={field} /> : <span>{translate('form.general')}</span>}
            <span>{` – ${text} `}</span>
            <time dateTime={at}>{`(${longDate(at, language)})`}</time>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
