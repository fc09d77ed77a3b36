import { useTranslate } from 'ra-core';
import type { ReportState } from '../../contract/staff/reports.ts';
import styles from './reports.module.css';

const tints: Record<ReportState, string | undefined> = {
  SUBMITTED: styles.submitted,
  DUE: styles.due,
  OVERDUE: styles.overdue,
};

/** How an agency stands with a report, as a word with a tinted dot. */
export function ReportStateWord({ state }: { state: ReportState }) {
  const translate = useTranslate();
  return (
    <span className={`${styles.state} ${tints[state] ?? ''}`}>
      {translate(`staff.reports.state.${state}`)}
    </span>
  );
}
