import { useTranslate } from 'ra-core';
import { useLayoutEffect, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { FormErrorSummary } from '../public/FormErrorSummary.tsx';
import { fieldId, useFieldNames, useFormKit } from './formKit.ts';

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

interface Props {
  /** The failed saves so far; each brings the focus to the summary. */
  count: number;
  /** Fields that were wrong at the last one. */
  paths: readonly string[];
}

/** On top after a failed save: what is left to correct of what was wrong, each line leads to its field. */
export function ErrorSummary({ count, paths }: Props) {
  const translate = useTranslate();
  const { part } = useFormKit();
  const { full } = useFieldNames();
  const { errors } = useFormState();
  const [ordered, setOrdered] = useState<readonly string[]>([]);
  useLayoutEffect(() => setOrdered(inPageOrder(part, paths)), [part, paths]);

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
      focusKey={count}
    />
  );
}
