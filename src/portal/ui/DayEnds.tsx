import { useTranslate } from 'ra-core';
import { timeZoneInWords } from '#contract/dates.ts';
import { useHub } from '#providers/HubContext.ts';
import { momentOf } from '#providers/moment.ts';

/** Says beside a deadline when its day ends: for readers elsewhere not at their own midnight. */
export function DayEnds() {
  const { language, settings } = useHub();
  const translate = useTranslate();
  const { timeZone } = momentOf(settings);
  return translate('common.dayEnds', { zone: timeZoneInWords(timeZone, language) });
}
