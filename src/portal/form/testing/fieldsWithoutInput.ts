import { formPaths } from '#contract/forms/fieldPaths.ts';
import { fieldId, groupId } from '../formInfo.ts';
import type { FieldGroup } from '../groups.ts';

/** Returns the paths of the fields of `form` without an input in their group of the page, according to `groups`. */
export function fieldsWithoutInput(part: string, form: object, groups: readonly FieldGroup[]) {
  const groupOf = (path: string) =>
    groups.find(({ fields }) => fields.some((field) => `${path}.`.startsWith(`${field}.`)));
  return formPaths(form).filter((path) => {
    const group = document.getElementById(groupId(part, groupOf(path)?.name ?? ''));
    return !group?.contains(document.getElementById(fieldId(part, path)));
  });
}
