import { useTranslate } from 'ra-core';
import type { ReportState } from '../../contract/staff/words.ts';
import { type Tint, TintedWord } from '../fields/TintedWord.tsx';

const tints: Record<ReportState, Tint> = {
  SUBMITTED: 'done',
  DUE: 'info',
  OVERDUE: 'warn',
};

/** The state of an agency's report. */
export function ReportStateWord({ state }: { state: ReportState }) {
  const translate = useTranslate();
  return <TintedWord tint={tints[state]}>{translate(`staff.reports.state.${state}`)}</TintedWord>;
}
