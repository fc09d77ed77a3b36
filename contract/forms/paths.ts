import { isObject } from '../isObject.ts';

/** The paths of a form's fields, `agencyDetails.physicalAddress.zip`; a list is one field. */
export function formPaths(form: unknown, path: string[] = []): string[] {
  if (!isObject(form)) return [path.join('.')];
  return Object.entries(form).flatMap(([name, inner]) => formPaths(inner, [...path, name]));
}

/** A value for each field of a form, or one for all fields of a part of it. None can be left out. */
export type PerField<Form, Value> = {
  [Name in keyof Form]: Form[Name] extends readonly unknown[] | string | number | boolean
    ? Value
    : Value | PerField<Form[Name], Value>;
};

/** A form while it is being filled in: any text where a choice belongs, any tick, no number yet. */
export type Unchecked<Form> = Form extends readonly (infer Item)[]
  ? Unchecked<Item>[]
  : Form extends string
    ? string
    : Form extends boolean
      ? boolean
      : Form extends number
        ? number | null
        : { [Name in keyof Form]: Unchecked<Form[Name]> };
