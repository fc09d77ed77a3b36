import { elementsOf, localName } from './marking/elements.ts';
import type { WorkbookPackage } from './marking/package.ts';
import { sheetNameOf } from './reading/cellValues.ts';

/** The main part of a workbook. */
export const rootPart = (book: WorkbookPackage): string =>
  book.relations('').find(({ kind }) => kind === 'officeDocument')?.part ?? '';

/**
 * The part of a sheet by the name that it may have (`sheetNameOf`).
 * @throws Error if there is none
 */
export function sheetPart(book: WorkbookPackage, name: string): string {
  const root = rootPart(book);
  const found = elementsOf(book.text(root)).find(
    ({ name: tag, attributes }) =>
      localName(tag) === 'sheet' && sheetNameOf(attributes.name ?? '') === name,
  );
  const id = Object.entries(found?.attributes ?? {}).find(([key]) => key.endsWith(':id'))?.[1];
  const part = book.relations(root).find((relation) => relation.id === id)?.part;
  if (!part) throw new Error(`There is no sheet ${name}`);
  return part;
}
