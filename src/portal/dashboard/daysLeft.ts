import type { TranslateFunction } from 'ra-core';

/** Returns in words how far away a deadline is. `days`: 0 on its day, negative after it. */
export function daysLeft(days: number, translate: TranslateFunction): string {
  if (days > 0) return translate('dashboard.deadline.daysLeft', { smart_count: days });
  return translate(`dashboard.deadline.${days === 0 ? 'today' : 'over'}`);
}
