import { dayOf } from '../../contract/dates.ts';
import { useHub } from '../../providers/HubContext.ts';
import { formatDay } from './dateFormat.ts';

/** A calendar day as MM/dd/yyyy, the same in every zone, or '-' (decision H7). */
export function DayText({ day }: { day: string | null }) {
  const { language } = useHub();
  return day === null ? <>-</> : <time dateTime={dayOf(day)}>{formatDay(day, language)}</time>;
}
