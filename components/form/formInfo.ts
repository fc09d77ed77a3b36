import { useTranslate } from 'ra-core';
import { createContext, useCallback, useContext } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '../../contract/fieldErrors.ts';

/** A reviewer's comment. `field` is the path of a field, or '' for the whole form; `at` is ISO 8601. */
export interface ReviewComment {
  field: string;
  text: string;
  at: string;
}

/** What a form tells its fields. */
export interface FormInfo {
  /** Part of the catalogue that holds the names (`fields`) and hints (`help`) of the fields. */
  part: string;
  /** Paths of the fields that must be filled. */
  required: ReadonlySet<string>;
  comments: readonly ReviewComment[];
  /** The fields show what the record holds, and no inputs. */
  readOnly: boolean;
  /** The values that somebody else has saved since, by path of the field; undefined: nobody is known to. */
  savedByOthers?: Readonly<Record<string, unknown>> | undefined;
}

export const FormInfoContext = createContext<FormInfo>({
  part: 'form',
  required: new Set(),
  comments: [],
  readOnly: false,
});
export const useFormInfo = () => useContext(FormInfoContext);

/** The id of a field's input, where an error summary leads. */
export const fieldId = (part: string, source: string): string => `${part}.${source}`;
/** The id of a group of fields. */
export const groupId = (part: string, group: string): string => `${part}-${group}`;

/** The paths that a schema refuses when nothing is filled in: the fields that must be. */
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
 * The names of fields: `short` as it stands at the input, `full` with the groups that tell it from its namesakes.
 * @param named part of the catalogue that holds them; that of the form around it where none is given
 */
export function useFieldNames(named?: string) {
  const translate = useTranslate();
  const info = useFormInfo();
  const part = named ?? info.part;
  const short = useCallback(
    (source: string) => {
      const [, , line] = source.match(addressField) ?? [];
      return line ? translate(`form.address.${line}`) : translate(`${part}.fields.${source}`);
    },
    [part, translate],
  );
  const full = useCallback(
    (source: string): string => {
      const [, list, index] = source.match(listEntry) ?? [];
      if (list) return translate('form.numberOf', { label: full(list), n: Number(index) + 1 });
      const [, address] = source.match(addressField) ?? [];
      const person = source.match(/^(\w+POC)\./)?.[1];
      const owners = [
        person && translate(`${part}.groups.${person}.title`),
        address && translate(`${part}.fields.${address}`),
      ];
      return [...owners, short(source)].filter(Boolean).join(' – ');
    },
    [short, part, translate],
  );
  return { short, full };
}
