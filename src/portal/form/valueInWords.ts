import { useTranslate } from 'ra-core';
import { optionListOf } from '#contract/forms/fields.ts';

/** Returns a function that gives a value of a form as the form's page shows it. */
export function useValueInWords() {
  const translate = useTranslate();
  /** @param form the whole form: states follow the country */
  return (path: string, value: unknown, form: unknown): string => {
    const list = optionListOf(path, form);
    const one = (code: unknown) =>
      list && code ? translate(`options.${list}.${code}`, { _: String(code) }) : String(code ?? '');
    if (typeof value === 'boolean') return translate(value ? 'form.yes' : 'form.no');
    const text = Array.isArray(value) ? value.map(one).join(', ') : one(value);
    return text || translate('form.notStated');
  };
}

/** The attribute of an element that holds it: what was typed is verbatim, and what was chosen is a word. */
export const translateOf = (path: string, value: unknown): 'no' | undefined =>
  typeof value === 'boolean' || optionListOf(path) ? undefined : 'no';
