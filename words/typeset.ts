/**
 * Returns a text with the spaces of French typography, which hold a mark to its word: a text that staff have written is
 * stored with plain ones.
 */
export const typeset = (language: string, text: string): string =>
  language.startsWith('fr')
    ? text.replace(/ (?=[:%»](?!\{))|(?<=«) /g, '\u00a0').replace(/ (?=[?!;])/g, '\u202f')
    : text;
