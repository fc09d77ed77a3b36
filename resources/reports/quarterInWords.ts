import { useTranslate } from 'ra-core';

/** Returns a quarter (`2026-Q1`) in words of the language: 'Q1 2026'. */
export function useQuarterInWords(): (name: string) => string {
  const translate = useTranslate();
  return (name) => {
    const [year, n] = name.split('-Q');
    return translate('reports.quarter', { year, n });
  };
}
