import { agencyFields } from '../../../contract/forms/fields.ts';
import type { Language } from '../../../contract/languages.ts';
import { interpolate } from '../../../contract/messages.ts';
import { texts } from '../../../words/catalogues.ts';

/** Returns a field of the agency form as a text contains it: {@link withFieldNames} puts it in words. */
export const fieldMark = (path: string): string => `%{field ${path}}`;

/** Returns a text with its marked fields named as the form names them in a language, each with a colon. */
export const withFieldNames = (text: string, language: Language): string =>
  text.replace(/%\{field ([\w.]+)\}/g, (mark, path) =>
    agencyFields.has(path)
      ? interpolate(texts[language].mails.frame.named, { name: fieldNameIn(language, path) })
      : mark,
  );

/** Returns a field's name with its group: 'Accounting POC, Mailing Address, Zip'. */
function fieldNameIn(language: Language, path: string): string {
  const { agency, form } = texts[language].portal;
  const groups: Record<string, { title: string }> = agency.groups;
  const address: Record<string, string> = form.address;
  const parts = path.split('.');
  const names: string[] = [];
  let node: unknown = agency.fields;
  for (const part of parts) {
    node = typeof node === 'object' ? (node as Record<string, unknown>)[part] : address[part];
    const name = typeof node === 'string' ? node : part.endsWith('POC') && groups[part]?.title;
    if (name) names.push(name);
  }
  return names.join(', ');
}
