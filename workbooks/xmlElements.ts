import sax from 'sax';
import { unpacked, type ZipPart } from './zipParts.ts';

/** An element by its name without the prefix of its namespace. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
}

const BOM = '\ufeff';
/** A document type would bring entities along, which no part of a workbook has. */
const DOCTYPE = /<!(?!--|\[CDATA\[)/;

/**
 * The elements of an XML part in their order; undefined for one that is damaged, or no well-formed XML in UTF-8.
 * Namespaces are not looked up: in nested elements that takes time without bounds.
 */
export function xmlElements(part: ZipPart): XmlElement[] | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unpacked(part));
    if (DOCTYPE.test(text)) return undefined;
    return parse(text.startsWith(BOM) ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

function parse(text: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const parser = sax.parser(true, { position: false });
  parser.onopentag = ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1);
    elements.push({ name: local, attributes: attributes as Record<string, string> });
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text).close();
  return elements;
}
