import { useTranslate } from 'ra-core';
import { quarterParts } from '#contract/quarters.ts';

/** Returns a quarter (`2026-Q1`) in words of the language: 'Q1 2026'. What is no quarter stays as it is. */
export function useQuarterInWords(): (name: string) => string {
  const translate = useTranslate();
  return (name) => {
    const parts = quarterParts(name);
    return parts ? translate('reports.quarter', parts) : name;
  };
}
