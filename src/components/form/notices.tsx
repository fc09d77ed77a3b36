import { useLocale, useTranslate } from 'ra-core';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { at } from '../../../contract/forms/crossField.ts';
import { longDate } from '../dates.ts';
import { Alert } from '../public/Alert.tsx';
import { Button } from '../public/Button.tsx';
import { fieldId, useFieldNames, useFormKit } from './formKit.ts';
import { same } from './formValues.ts';
import { inPageOrder, inputOf } from './pageOrder.ts';

interface SaveFailureProps {
  /** More to say about an error of this status. */
  explain?: ((status: string) => string | undefined) | undefined;
}

/** Statuses of what may be over at the next try: no answer, too many requests, a server in trouble. */
const mayPass = /^(0|429|5..)$/;

/** Why the form was not saved, where no field is to blame. Comes into view and gets the focus. */
export function SaveFailure({ explain }: SaveFailureProps) {
  const translate = useTranslate();
  const { root } = useFormState().errors;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (!root?.serverError) return null;
  const status = root.status?.message ?? '';
  const explanation = explain?.(status);
  return (
    <>
      <Alert severity="error" ref={box} tabIndex={-1}>
        <p className="hub-alert-title">{root.serverError.message}</p>
        {explanation && <p>{explanation}</p>}
        <p className="hub-form-reference">
          {translate('common.reference', { id: root.reference?.message ?? '' })}
        </p>
        {mayPass.test(status) && (
          <Button type="submit" variant="quiet">
            {translate('common.retry')}
          </Button>
        )}
      </Alert>
      {status === '409' && <Differences />}
    </>
  );
}

/** The fields that somebody else has saved differently (B10), each leads to its place. */
function Differences() {
  const translate = useTranslate();
  const { part, saved } = useFormKit();
  const values = useWatch();
  if (!saved) return null;
  const differing = Object.keys(saved).filter((path) => !same(at(values, path), saved[path]));
  const paths = inPageOrder(part, differing);
  return (
    <Alert severity="warn">
      <p>{translate(paths.length > 0 ? 'form.stale.differences' : 'form.stale.same')}</p>
      <FieldLinks paths={paths} />
    </Alert>
  );
}

/** What the reviewer says, all in one place; each word stands beside its field too (B4). */
export function Comments() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { comments } = useFormKit();
  if (comments.length === 0) return null;
  return (
    <Alert standing severity="warn" title={translate('form.summary.comments')}>
      <ul className="hub-form-links">
        {comments.map(({ field, text, at }) => (
          <li key={field + at + text}>
            {field ? <FieldLink path={field} /> : translate('form.general')}
            {` – ${text} `}
            <time dateTime={at}>({longDate(at, locale)})</time>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const FieldLinks = ({ paths }: { paths: readonly string[] }) => (
  <ul className="hub-form-links">
    {paths.map((path) => (
      <li key={path}>
        <FieldLink path={path} />
      </li>
    ))}
  </ul>
);

function FieldLink({ path }: { path: string }) {
  const { part, readOnly } = useFormKit();
  const { full } = useFieldNames();
  const id = fieldId(part, path);
  const go = (event: MouseEvent) => {
    const field = inputOf(part, path);
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  };
  if (readOnly) return full(path);
  return (
    <a href={`#${id}`} onClick={go}>
      {full(path)}
    </a>
  );
}
