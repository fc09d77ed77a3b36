import { expect, test } from 'vitest';
import { agencyForm } from './agency.ts';
import { associateForm } from './associate.ts';
import { at, formPaths } from './fieldPaths.ts';
import { emptyAgencyForm, emptyAssociateForm, optionListOf, optionsOf } from './fields.ts';

/** `form` with another value at `path`. */
function withValue(form: object, [name = '', ...rest]: string[], value: unknown): object {
  const inner = (form as Record<string, object>)[name] as object;
  return { ...form, [name]: rest.length > 0 ? withValue(inner, rest, value) : value };
}

const fields = [
  ...formPaths(emptyAgencyForm()).map((path) => [path, agencyForm, emptyAgencyForm()] as const),
  ...formPaths(emptyAssociateForm()).map(
    (path) => [path, associateForm, emptyAssociateForm()] as const,
  ),
];

test.each(fields)(
  '%s has a list of options where its schema takes codes alone',
  (path, schema, empty) => {
    const unknown = Array.isArray(at(empty, path)) ? ['NO_SUCH_CODE'] : 'NO_SUCH_CODE';
    const country = path.replace(/state$/, 'country');
    const form = withValue(withValue(empty, country.split('.'), 'US'), path.split('.'), unknown);
    const issues = schema.safeParse(form).error?.issues ?? [];
    const takesCodes = issues.some(
      (issue) =>
        issue.path.join('.').startsWith(path) && issue.message.includes('validation.select'),
    );
    const list = optionListOf(path, form);
    expect(list !== undefined).toBe(takesCodes);
    if (list) expect(optionsOf(list)).not.toEqual([]);
  },
);
