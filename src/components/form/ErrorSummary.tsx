import { useTranslate } from 'ra-core';
import { useLayoutEffect, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { FormErrorSummary } from '../public/FormErrorSummary.tsx';
import { fieldId, useFieldNames, useFormKit } from './formKit.ts';
import { errorPaths } from './formValues.ts';
import { inPageOrder, inputOf } from './pageOrder.ts';

/** On top after a failed save: what is left to correct of what was wrong, each line leads to its field. */
export function ErrorSummary() {
  const translate = useTranslate();
  const { part } = useFormKit();
  const { full } = useFieldNames();
  const { errors, submitCount } = useFormState();
  const [ordered, setOrdered] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong at the save, not what is wrong since
  useLayoutEffect(() => {
    setOrdered(inPageOrder(part, errorPaths(errors)));
  }, [part, submitCount]);

  const left = ordered.flatMap((path) => {
    const { message } = (get(errors, path) ?? {}) as { message?: unknown };
    return typeof message === 'string'
      ? [{ fieldId: inputOf(part, path)?.id ?? fieldId(part, path), label: full(path), message }]
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
