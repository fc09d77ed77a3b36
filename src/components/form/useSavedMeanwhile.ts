import { useEditContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { differences } from './formValues.ts';

/**
 * The fields that somebody else has saved differently in the meantime, by path; undefined until that is known. After
 * a 409 the record is read again: the next save is upon that one, and nothing typed is touched (B10).
 */
export function useSavedMeanwhile(valuesOf: (record: unknown) => unknown) {
  const { refetch } = useEditContext();
  const { getValues } = useFormContext();
  const { errors, submitCount } = useFormState();
  const [saved, setSaved] = useState<Readonly<Record<string, unknown>>>();
  const stale = errors.root?.status?.message === '409';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused save asks again
  useEffect(() => {
    if (!stale) return;
    void refetch().then(({ data, isSuccess }) => {
      if (isSuccess) setSaved(differences(getValues(), valuesOf(data)));
    });
  }, [stale, submitCount]);
  return saved;
}
