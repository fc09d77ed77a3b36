import { type TranslateFunction, useTranslate } from 'ra-core';

/** Returns react-admin's `translate` for the catalogue keys below `prefix`. */
export function useWords(prefix: string): TranslateFunction {
  const translate = useTranslate();
  return (key, params) => translate(`${prefix}.${key}`, params);
}
