import { useTranslate } from 'ra-core';
import { optionListOf } from '../../contract/forms/fields.ts';

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
