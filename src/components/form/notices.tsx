import { useLocale, useTranslate } from 'ra-core';
import { type MouseEvent, useEffect, useRef } from 'react';
import { longDate } from '../dates.ts';
import { Alert } from '../public/Alert.tsx';
import { fieldId, useFieldNames, useFormKit } from './formKit.ts';
import type { SaveError } from './useSave.ts';

/** Why the form was not saved. Comes into view and gets the focus. */
export function SaveFailure({ error, explanation }: { error: SaveError; explanation?: string }) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert severity="error" ref={box} tabIndex={-1}>
      <p className="hub-alert-title">{error.message}</p>
      {explanation && <p>{explanation}</p>}
      <p className="hub-form-reference">{translate('common.reference', { id: error.diagId })}</p>
    </Alert>
  );
}

/** The fields that somebody else has saved differently (B10), each leads to its place. */
export function Differences() {
  const translate = useTranslate();
  const { saved } = useFormKit();
  const paths = Object.keys(saved);
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
    <Alert severity="warn" title={translate('form.summary.comments')}>
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
    const field = document.getElementById(id);
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
