import { isObject } from '../isObject.ts';

/** Returns the paths of a form's fields, such as `agencyDetails.physicalAddress.zip`; a list is one field. */
export function formPaths(form: unknown, path: string[] = []): string[] {
  if (!isObject(form)) return [path.join('.')];
  return Object.entries(form).flatMap(([name, inner]) => formPaths(inner, [...path, name]));
}

/** Returns the value at a path such as `a.b.c` of an unvalidated value. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, part)
          ? (node as Record<string, unknown>)[part]
          : undefined,
      value,
    );

/** A value for each field of a form, or one for all fields of a group. A missing field does not compile. */
export type PerField<Form, Value> = {
  [Name in keyof Form]: Form[Name] extends readonly unknown[] | string | number | boolean
    ? Value
    : Value | PerField<Form[Name], Value>;
};

/** A form that is being filled in: any text in place of an option, any boolean, and numbers may be null. */
export type Unchecked<Form> = Form extends readonly (infer Item)[]
  ? Unchecked<Item>[]
  : Form extends string
    ? string
    : Form extends boolean
      ? boolean
      : Form extends number
        ? number | null
        : { [Name in keyof Form]: Unchecked<Form[Name]> };
