import { useHub } from '../../providers/HubContext.ts';
import { formatDate } from './dateFormat.ts';

/** A time's date as MM/dd/yyyy in the viewer's zone, or '-' (specification §3, decision H7). */
export function DateText({ time }: { time: string | null }) {
  const { language } = useHub();
  return time === null ? <>-</> : <time dateTime={time}>{formatDate(time, language)}</time>;
}
