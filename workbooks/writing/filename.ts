import { cleanLine } from '../../contract/characters.ts';

/** Control characters, and what stands for a letter that could not be read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\ufffd]/g;
const LONGEST = 150;

/** What a browser writes instead of a quote and a line break in the name of a file that it sends (RFC 7578). */
const asTyped = (name: string) => name.replace(/%22/g, '"').replace(/%0[ad]/gi, '');

/**
 * A file's name as it is kept and shown: without path, without what can't be seen, at most 150 characters. Letters of
 * any script stay. A name that has nothing left but its ending is 'report'.
 */
export function safeFilename(name: string): string {
  const last = cleanLine(asTyped(name).split(/[/\\]/).at(-1) ?? '').replace(HIDDEN, '');
  const visible = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim();
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(visible)?.[0] ?? '';
  const stem = visible.slice(0, visible.length - ending.length).replace(/^[.\s]+|[.\s]+$/g, '');
  const room = LONGEST - ending.length;
  return (([...stem].slice(0, room).join('') || 'report') + ending).toWellFormed();
}

/**
 * Returns the `Content-Disposition` of a download: the name in UTF-8, and in ASCII for clients that can't read that
 * (RFC 6266).
 */
export function attachment(filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The name of the marked copy of a report; always an .xlsx. */
export const markedName = (filename: string): string =>
  `${filename.replace(/\.xlsx?$/i, '')}-marked.xlsx`;
