import { dayOf } from '#contract/dates.ts';
import { useHub } from '#providers/HubContext.ts';
import { formatDate, formatDay } from './dateFormat.ts';

/** A time's date as MM/dd/yyyy in the viewer's zone, or '-' (specification §3, decision H7). */
export function DateText({ time }: { time: string | null }) {
  const { language } = useHub();
  return time === null ? <>-</> : <time dateTime={time}>{formatDate(time, language)}</time>;
}

/** A calendar day as MM/dd/yyyy, the same in every zone, or '-' (decision H7). */
export function DayText({ day }: { day: string | null }) {
  const { language } = useHub();
  return day === null ? <>-</> : <time dateTime={dayOf(day)}>{formatDay(day, language)}</time>;
}
