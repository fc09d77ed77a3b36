import type { ComparedPart } from '../../../contract/records.ts';

const TAG = /<(\/?)([a-z][a-z\d]*)[^>]*>/gi;
const EMPTY = new Set(['br', 'col', 'hr', 'img']);

/** Returns the outermost elements of clean HTML: paragraphs, headings, lists, tables. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: closes, 2: name = '', index } of html.matchAll(TAG)) {
    if (!EMPTY.has(name.toLowerCase())) depth += closes ? -1 : 1;
    if (depth > 0) continue;
    blocks.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  return [...blocks, html.slice(start)]
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

/** Returns a text in parts: what both have, what is new, and what is gone where it stood, before what has replaced it. */
export function comparedParts(earlier: string, now: string): ComparedPart[] {
  const known = blocksOf(earlier);
  const parts: ComparedPart[] = [];
  let added = '';
  let place = 0;
  const add = (html: string, change?: ComparedPart['change']) => {
    const last = parts.at(-1);
    if (html === '') return;
    if (last && last.change === change) last.html += html;
    else parts.push(change ? { html, change } : { html });
  };
  const endChange = (next: number) => {
    add(known.slice(place, next).join(''), 'gone');
    add(added, 'new');
    added = '';
    place = next;
  };
  for (const block of blocksOf(now)) {
    const found = known.indexOf(block, place);
    if (found === -1) {
      added += block;
    } else {
      endChange(found);
      add(block);
      place = found + 1;
    }
  }
  endChange(known.length);
  return parts;
}
