import { useTranslate } from 'ra-core';
import { useLayoutEffect, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { FormErrorSummary } from '../public/FormErrorSummary.tsx';
import { fieldId, useFieldNames, useFormKit } from './formKit.ts';
import { errorPaths } from './formValues.ts';

/** Paths in the order in which their inputs stand on the page. */
function inPageOrder(part: string, paths: readonly string[]): string[] {
  const position = new Map(paths.map((path) => [path, inputOf(part, path)]));
  return paths.toSorted((a, b) => {
    const [one, other] = [position.get(a), position.get(b)];
    if (!one || !other) return Number(!one) - Number(!other);
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** The first entry of a list has the id of the list itself. */
const idOf = (part: string, path: string) => fieldId(part, path.replace(/\.0$/, ''));
const inputOf = (part: string, path: string) => document.getElementById(idOf(part, path));

/** On top after a failed save: what is left to correct of what was wrong, each line leads to its field. */
export function ErrorSummary() {
  const translate = useTranslate();
  const { part } = useFormKit();
  const { full } = useFieldNames();
  const { errors, submitCount } = useFormState();
  const [ordered, setOrdered] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong at the save, not what is wrong since
  useLayoutEffect(() => {
    if (submitCount > 0) setOrdered(inPageOrder(part, errorPaths(errors)));
  }, [part, submitCount]);

  const left = ordered.flatMap((path) => {
    const { message } = (get(errors, path) ?? {}) as { message?: unknown };
    return typeof message === 'string'
      ? [{ fieldId: idOf(part, path), label: full(path), message }]
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
