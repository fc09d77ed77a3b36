import { useRef, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../providers/apiError.ts';
import { differences, errorPaths } from './formValues.ts';

/** Why a save failed, apart from what stands beside the fields. */
export interface SaveError {
  status: number;
  message: string;
  diagId: string;
}

interface Options {
  form: UseFormReturn<FieldValues>;
  /** Rejects with {@link ApiError} when the form was not saved. */
  save: (values: Record<string, unknown>) => Promise<void>;
  /** The form as it is saved now: asked for after a 409 (B10). */
  reload: () => Promise<FieldValues>;
}

/**
 * Saves a form. What is refused stays beside the fields, what failed in a banner, and what somebody else saved in
 * the meantime beside what differs; nothing typed is touched (G6, B10).
 */
export function useSave({ form, save, reload }: Options) {
  const done = useRef(false);
  const [failure, setFailure] = useState<{ count: number; paths: string[] }>({
    count: 0,
    paths: [],
  });
  const [error, setError] = useState<SaveError>();
  const [saved, setSaved] = useState<Record<string, unknown>>({});

  const failed = (paths: string[]) => setFailure(({ count }) => ({ count: count + 1, paths }));

  const refused = async (reason: ApiError) => {
    const paths = Object.keys(reason.fields).filter((path) => path !== '');
    for (const path of paths) {
      form.setError(path, { type: 'server', message: reason.fields[path] ?? reason.message });
    }
    failed(paths);
    if (paths.length === 0) {
      setError({ status: reason.status, message: reason.message, diagId: reason.diagId });
    }
    if (reason.status === 409) {
      const theirs = await reload().catch(() => undefined);
      if (theirs) setSaved(differences(form.getValues(), theirs));
    }
  };

  const accepted = async (values: FieldValues) => {
    setError(undefined);
    try {
      // Whatever the answer makes of the session, the way to the next page is free.
      done.current = true;
      await save(values);
    } catch (reason) {
      done.current = false;
      if (!(reason instanceof ApiError)) throw reason;
      await refused(reason);
    }
  };

  const invalid = (errors: FieldErrors) => {
    setError(undefined);
    failed(errorPaths(errors));
  };

  return {
    submit: form.handleSubmit(accepted, invalid),
    /** Once true the form may be left without asking. */
    done,
    failure,
    error,
    saved,
    settleSaved: (source: string) =>
      setSaved((all) =>
        Object.fromEntries(Object.entries(all).filter(([path]) => path !== source)),
      ),
  };
}
