import { useTranslate } from 'ra-core';
import { get, useFormState } from 'react-hook-form';
import { fieldId, useFieldNames, useFormKit } from './formKit.ts';

/** What is wrong with the field at `source`. */
export function useFieldError(source: string): string | undefined {
  const { errors } = useFormState({ name: source });
  const { message } = (get(errors, source) ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

/** What the form around it says of the field at `source`: its texts, what is wrong with it, whether it must be filled. */
export function useField(source: string, required?: boolean) {
  const { part, comments, saved, ...kit } = useFormKit();
  const translate = useTranslate();
  const names = useFieldNames();
  const error = useFieldError(source);
  return {
    source,
    id: fieldId(part, source),
    label: names.own(source),
    help: translate(`${part}.help.${source}`, { _: '' }),
    error,
    required: required ?? kit.required.has(source),
    /** What the reviewer says of it (B4). */
    comments: comments.filter(({ field }) => field === source),
    /** What somebody else has saved here in the meantime (B10). */
    saved: saved && Object.hasOwn(saved, source) ? { value: saved[source] } : undefined,
  };
}
export type FieldState = ReturnType<typeof useField>;
