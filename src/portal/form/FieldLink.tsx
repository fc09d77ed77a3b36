import { InPageLink } from '#src/guest/kit/InPageLink.tsx';
import { fieldId, useFieldNames, useFormInfo } from './formInfo.ts';

/** Returns the element that gets the focus for the field at `path`: its input, or the first one of its group. */
export function inputOf(ids: string, path: string): HTMLElement | null {
  const field = document.getElementById(fieldId(ids, path));
  return field?.querySelector<HTMLElement>('input:not([type=hidden]), button') ?? field;
}

/** Returns the paths in the order of their inputs on the page. */
export function inPageOrder(ids: string, paths: readonly string[]): string[] {
  const position = new Map(paths.map((path) => [path, inputOf(ids, path)]));
  return paths.toSorted((a, b) => {
    const [one, other] = [position.get(a), position.get(b)];
    if (!one || !other) return Number(!one) - Number(!other);
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** A field's name, which leads to its input. */
export function FieldLink({ path }: { path: string }) {
  const { texts, ids = texts, readOnly } = useFormInfo();
  const { full } = useFieldNames();
  if (readOnly) return full(path);
  return (
    <InPageLink target={fieldId(ids, path)} find={() => inputOf(ids, path)} block="center">
      {full(path)}
    </InPageLink>
  );
}
