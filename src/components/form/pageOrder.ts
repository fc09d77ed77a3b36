import { fieldId } from './formKit.ts';

/** Paths in the order in which their inputs stand on the page. */
export function inPageOrder(part: string, paths: readonly string[]): string[] {
  const position = new Map(paths.map((path) => [path, inputOf(part, path)]));
  return paths.toSorted((a, b) => {
    const [one, other] = [position.get(a), position.get(b)];
    if (!one || !other) return Number(!one) - Number(!other);
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** The id of the input of a path: the first entry of a list has the id of the list itself. */
export const idOf = (part: string, path: string) => fieldId(part, path.replace(/\.0$/, ''));
const inputOf = (part: string, path: string) => document.getElementById(idOf(part, path));
