import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** What the options of a list of the reference data are called: `list` is a key below `options` of the catalogue. */
export function useOptionLabel(list: string) {
  const translate = useTranslate();
  return useCallback(
    (code: unknown) => (code ? translate(`options.${list}.${code}`, { _: String(code) }) : ''),
    [list, translate],
  );
}
