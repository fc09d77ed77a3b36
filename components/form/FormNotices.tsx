import { useTranslate } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { at } from '../../contract/forms/fieldPaths.ts';
import { useHub } from '../../providers/HubContext.ts';
import { wordsOf } from '../../providers/i18n/keptTexts.ts';
import { longDate } from '../portal/dateFormat.ts';
import { Alert } from '../public/Alert.tsx';
import { Button } from '../public/Button.tsx';
import { FormErrorSummary } from '../public/FormErrorSummary.tsx';
import { InPageLink } from '../public/InPageLink.tsx';
import { fieldId, useFieldNames, useFormInfo } from './formInfo.ts';
import { errorPaths, same } from './formValues.ts';

/** Returns the element that gets the focus for the field at `path`: its input, or the first one of its group. */
export function inputOf(part: string, path: string): HTMLElement | null {
  const field = document.getElementById(fieldId(part, path));
  return field?.querySelector<HTMLElement>('input:not([type=hidden]), button') ?? field;
}

/** Returns the paths in the order of their inputs on the page. */
function inPageOrder(part: string, paths: readonly string[]): string[] {
  const position = new Map(paths.map((path) => [path, inputOf(part, path)]));
  return paths.toSorted((a, b) => {
    const [one, other] = [position.get(a), position.get(b)];
    if (!one || !other) return Number(!one) - Number(!other);
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Shown on top after a failed save: the errors that are left, each a link to its field. */
export function ErrorSummary() {
  const translate = useTranslate();
  const { part } = useFormInfo();
  const { full } = useFieldNames();
  const hub = useHub();
  const { errors, submitCount } = useFormState();
  const [ordered, setOrdered] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong at the save, not what is wrong since
  useLayoutEffect(() => {
    setOrdered(inPageOrder(part, errorPaths(errors)));
  }, [part, submitCount]);

  const left = ordered.flatMap((path) => {
    const { message } = (get(errors, path) ?? {}) as { message?: unknown };
    return typeof message === 'string'
      ? [
          {
            fieldId: inputOf(part, path)?.id ?? fieldId(part, path),
            label: full(path),
            message: wordsOf(message, hub),
          },
        ]
      : [];
  });
  return (
    <FormErrorSummary
      title={translate('form.summary.title', { smart_count: left.length })}
      errors={left}
      focusKey={submitCount}
    />
  );
}

interface SaveFailureProps {
  /** Additional text for an error with this status. */
  explain?: ((status: string) => string | undefined) | undefined;
}

/** Statuses of errors that may be temporary: no response, too many requests, server errors. */
const mayPass = /^(0|429|5..)$/;

/** Why the form was not saved, if no field is the cause. Scrolls into view and gets the focus. */
export function SaveFailure({ explain }: SaveFailureProps) {
  const translate = useTranslate();
  const hub = useHub();
  const { errors, submitCount } = useFormState();
  const { root } = errors;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save that fails
  useEffect(() => box.current?.focus(), [submitCount, root?.serverError]);
  if (!root?.serverError) return null;
  const status = root.status?.message ?? '';
  const explanation = explain?.(status);
  return (
    <>
      <Alert severity="error" ref={box} tabIndex={-1} key={submitCount}>
        <p className="hub-alert-title">{wordsOf(root.serverError.message ?? '', hub)}</p>
        {explanation && <p>{explanation}</p>}
        <p className="hub-small">
          {translate('common.reference', { id: root.reference?.message ?? '' })}
        </p>
        {mayPass.test(status) && (
          <Button type="submit" variant="quiet">
            {translate('common.retry')}
          </Button>
        )}
      </Alert>
      {status === '409' && <SavedByOthers />}
    </>
  );
}

/** The fields that somebody else has saved with other values, each a link to its place. */
function SavedByOthers() {
  const translate = useTranslate();
  const { part, savedByOthers } = useFormInfo();
  const values = useWatch();
  if (!savedByOthers) return null;
  const differing = Object.keys(savedByOthers).filter(
    (path) => !same(at(values, path), savedByOthers[path]),
  );
  return (
    <Alert severity="warn">
      <p>{translate(differing.length > 0 ? 'form.stale.differences' : 'form.stale.same')}</p>
      <ul className="hub-alert-list">
        {inPageOrder(part, differing).map((path) => (
          <li key={path}>
            <FieldLink path={path} />
          </li>
        ))}
      </ul>
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
    <Alert standing severity="warn" title={translate('form.summary.comments')}>
      <ul className="hub-alert-list">
        {comments.map(({ field, text, at }) => (
          <li key={field + at + text}>
            {field ? <FieldLink path={field} /> : translate('form.general')}
            {` – ${text} `}
            <time dateTime={at}>({longDate(at, language)})</time>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function FieldLink({ path }: { path: string }) {
  const { part, readOnly } = useFormInfo();
  const { full } = useFieldNames();
  if (readOnly) return full(path);
  return (
    <InPageLink target={fieldId(part, path)} find={() => inputOf(part, path)} block="center">
      {full(path)}
    </InPageLink>
  );
}
