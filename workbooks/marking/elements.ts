import sax from 'sax';

/** A change of a text: `text` in place of what is between two places. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** An element and where it is in its text, prefixes and all. */
export interface PlacedElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** 0 for the root. */
  depth: number;
  /** Where its start tag begins, and where the element ends. */
  from: number;
  to: number;
  /** The edit that adds to the end of its content. */
  append(addition: string): Edit;
}

/**
 * The elements of an XML text in their order, down to a depth.
 * @throws Error if it is not well-formed
 */
export function elementsOf(text: string, depths = Number.POSITIVE_INFINITY): PlacedElement[] {
  const elements: PlacedElement[] = [];
  const open: (PlacedElement | undefined)[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    const from = parser.startTagPosition - 1;
    const to = parser.position;
    const element =
      open.length > depths
        ? undefined
        : {
            name,
            attributes: attributes as Record<string, string>,
            depth: open.length,
            from,
            to,
            append: (addition: string) => ({ from: to, to, text: addition }),
          };
    open.push(element);
    if (element) elements.push(element);
  };
  parser.onclosetag = (name) => {
    const element = open.pop();
    if (!element) return;
    const end = parser.startTagPosition - 1;
    const start = element.from;
    element.to = parser.position;
    // `<a/>` has no end tag, which it gets with the first content.
    element.append = (addition) =>
      end === start
        ? { from: element.to - 2, to: element.to, text: `>${addition}</${name}>` }
        : { from: end, to: end, text: addition };
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text).close();
  return elements;
}

/** Applies edits that don't overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  const pieces: string[] = [];
  for (const { from, to, text: addition } of edits.toSorted((a, b) => a.from - b.from)) {
    pieces.push(text.slice(at, from), addition);
    at = to;
  }
  return pieces.join('') + text.slice(at);
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A text as the content of an element or of an attribute, without what XML can't hold. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML can't hold
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
