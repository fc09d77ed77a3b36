import { plain, sayNone } from './headings.ts';
import { months } from './months.ts';

const wordsOf = (text: string) => new Set(text.split(/\s+/));

/** Words that make a row one of sums. */
const totals = wordsOf(
  `total totals totales totaux totale subtotal subtotals subtotales sum sums suma sumas somme sommes average averages promedio
  moyenne`,
);
/** What may stand beside them, apart from a month and a number. */
const besideTotals = wordsOf(
  `grand gran general generale global overall net gross sub sous parcial partiel cumulative of for de du del des la le les el the
  this all and y et quarter trimestre year ano annee events event eventos evenements bookings reservaciones reservations report
  reporte rapport usd us dollars q1 q2 q3 q4 t1 t2 t3 t4`,
);
const notes =
  /^(?:\*|(?:ps|nb|notes?|notas?|nota bene|remarques?|sources?|fuentes?|observaciones)\s*[:.*]|prepared by|preparado por|elaborado por|pr[ée]par[ée] par)/i;

const isNumber = (word: string) => /^\d+$/.test(word);

/** Whether a text says nothing but that its row is a sum: 'Grand total', 'Sous-total', 'Total Q3 2026'. */
export function isTotal(text: string): boolean {
  const words = plain(text).split(' ');
  return (
    words.some((word) => totals.has(word)) &&
    words.every(
      (word) => totals.has(word) || besideTotals.has(word) || months.has(word) || isNumber(word),
    )
  );
}

/** Whether a text may be of a sum: 'Hotel North Total', 'Total Hotel North'. So may the name of an event. */
export function mayBeTotal(text: string): boolean {
  const words = plain(text).split(' ');
  return totals.has(words[0] ?? '') || totals.has(words.at(-1) ?? '');
}

/** Whether a text begins as only a note does, or names a time, as headings between events do. */
export const isNote = (text: string): boolean =>
  notes.test(text) ||
  plain(text)
    .split(' ')
    .every((word) => months.has(word) || /^[qt][1-4]$|^\d{4}$/.test(word));

/** Words of an event's name, at most, where nothing else says that there is one. */
const LONGEST_NAME = 3;

/** Whether a text below the table is rather a note than the name of an event. */
export const looksLikeNote = (text: string): boolean =>
  isNote(text) || /[.:!?)*]$/.test(text) || plain(text).split(' ').length > LONGEST_NAME;

const NOTHING = [
  '(?:(?:we|i|there|nous|il) (?:\\w+ ){0,3})?(?:no(?: hubo)?|zero|0|sin|ningun|ninguna|aucun|aucune|pas de?)',
  '(?:bookings?|events?|reservations?|activity|business|groups?|meetings?|reservacion(?:es)?|reservas?|eventos?|actividad|grupos?|evenements?|activite|groupes?|reunions?)',
].join(' ');
const NO_BOOKINGS = new RegExp(`^(?:${sayNone.join('|')}|${NOTHING})\\b`);
/** Alone in their row; beside others they are of a cell. */
const NONE = /^(?:none|n a|na|s o|nil|nil report|zero|ninguno|ninguna|aucun|aucune)$/;

/** Whether the texts of a row mean that there was no event: 'No bookings', 'No bookings this quarter'. */
export const sayNoBookings = (texts: readonly string[]): boolean => {
  const words = texts.map(plain);
  const isNone = (word: string) => NONE.test(word);
  return words.some((word) => NO_BOOKINGS.test(word)) || (words.length > 0 && words.every(isNone));
};
