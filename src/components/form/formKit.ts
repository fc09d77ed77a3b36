import { useTranslate } from 'ra-core';
import { createContext, useCallback, useContext } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '../../../contract/fieldErrors.ts';

/** A reviewer's word on a field (B4). `field` is its path, or '' for the whole form; `at` is ISO 8601. */
export interface ReviewComment {
  field: string;
  text: string;
  at: string;
}

/** What the fields of a form share. */
export interface FormKit {
  /** Part of the catalogue that holds the names (`fields`) and hints (`help`) of the fields. */
  part: string;
  /** Paths of the fields that must be filled. */
  required: ReadonlySet<string>;
  comments: readonly ReviewComment[];
  /** The fields are looked at, not filled in: they show what the record holds. */
  readOnly: boolean;
  /** Fields that somebody else has saved differently in the meantime (B10), by path; undefined: nobody is known to. */
  saved?: Readonly<Record<string, unknown>> | undefined;
}

export const FormKitContext = createContext<FormKit>({
  part: 'form',
  required: new Set(),
  comments: [],
  readOnly: false,
});
/** What the form around a field tells its fields. */
export const useFormKit = () => useContext(FormKitContext);

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
 * The names of fields: `own` as it stands at the input, `full` with the groups that it needs to be told apart.
 * @param named part of the catalogue that holds them; that of the form around it where none is given
 */
export function useFieldNames(named?: string) {
  const translate = useTranslate();
  const kit = useFormKit();
  const part = named ?? kit.part;
  const own = useCallback(
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
      return [...owners, own(source)].filter(Boolean).join(' – ');
    },
    [own, part, translate],
  );
  return { own, full };
}
