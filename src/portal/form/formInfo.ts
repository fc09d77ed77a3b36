import { useTranslate } from 'ra-core';
import { createContext, useCallback, useContext } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '#contract/fieldErrors.ts';

/** A reviewer's comment. `field` is the path of a field, or '' for the whole form; `at` is ISO 8601. */
export interface ReviewComment {
  field: string;
  text: string;
  at: string;
}

/** What a form passes to its fields. */
export interface FormInfo {
  /** Prefix of the catalogue keys of the fields' names (`fields`) and hints (`help`). */
  texts: string;
  /** Prefix of the ids of the inputs, if there are several such forms; default: that of the keys. */
  ids?: string;
  /** Paths of the required fields. */
  required: ReadonlySet<string>;
  comments: readonly ReviewComment[];
  /** Whether the fields show values instead of inputs. */
  readOnly: boolean;
}

export const FormInfoContext = createContext<FormInfo>({
  texts: 'form',
  required: new Set(),
  comments: [],
  readOnly: false,
});
export const useFormInfo = () => useContext(FormInfoContext);

/** Returns the id of a field's input, to which an error summary leads. */
export const fieldId = (form: string, source: string): string => `${form}.${source}`;
/** Returns the id of a group of fields. */
export const groupId = (form: string, group: string): string => `${form}-${group}`;

/** Returns the paths that a schema refuses in an empty form: the required fields. */
export function requiredPaths(schema: z.ZodType, empty: unknown): ReadonlySet<string> {
  const { error } = schema.safeParse(empty);
  const mandatory = ['validation.required', 'validation.checkbox'];
  return new Set(
    Object.entries(error ? fieldErrors(error) : {})
      .filter(([, { key }]) => mandatory.includes(key))
      .map(([path]) => path),
  );
}

const addressField = /^(.+)\.(street|city|state|zip|country)$/;
const listEntry = /^(.+)\.(\d+)$/;

/**
 * Returns the names of fields: `short` as shown at the input, `full` with the groups that distinguish it from fields of
 * the same name.
 * @param named prefix of their catalogue keys; default: that of the surrounding form.
 */
export function useFieldNames(named?: string) {
  const translate = useTranslate();
  const info = useFormInfo();
  const texts = named ?? info.texts;
  const short = useCallback(
    (source: string) => {
      const [, , line] = source.match(addressField) ?? [];
      return line ? translate(`form.address.${line}`) : translate(`${texts}.fields.${source}`);
    },
    [texts, translate],
  );
  const full = useCallback(
    (source: string): string => {
      const [, list, index] = source.match(listEntry) ?? [];
      if (list) return translate('form.numberOf', { label: full(list), n: Number(index) + 1 });
      const [, address] = source.match(addressField) ?? [];
      const person = source.match(/^(\w+POC)\./)?.[1];
      const owners = [
        person && translate(`${texts}.groups.${person}.title`),
        address && translate(`${texts}.fields.${address}`),
      ];
      return [...owners, short(source)].filter(Boolean).join(' – ');
    },
    [short, texts, translate],
  );
  return { short, full };
}
