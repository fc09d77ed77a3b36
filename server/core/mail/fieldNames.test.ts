import { expect, test } from 'vitest';
import { agencyFields } from '../../../contract/forms/fields.ts';
import { languageCodes } from '../../../contract/languages.ts';
import { fieldMark, withFieldNames } from './fieldNames.ts';

test.each([
  ['en', 'Accounting POC, Mailing Address, Zip: ?'],
  ['es-MX', 'Contacto de contabilidad, Dirección postal, Código postal: ?'],
  ['fr-CA', 'Personne-ressource en comptabilité, Adresse postale, Code postal\u00a0: ?'],
] as const)('in %s a marked field has the name and the group of the form', (language, text) => {
  const marked = `${fieldMark('accountingPOC.mailingAddress.zip')} ?`;
  expect(withFieldNames(marked, language)).toBe(text);
});

test.each(languageCodes)('every field of the agency form has a name in %s', (language) => {
  const names = [...agencyFields].map((path) => withFieldNames(fieldMark(path), language));
  expect(names.filter((name) => name === '' || name.includes('%{'))).toEqual([]);
  expect(new Set(names).size).toBe(agencyFields.size);
});

test('what only looks like a marked field is left as it was typed', () => {
  expect(withFieldNames('%{field password} %{field x y}', 'en')).toBe(
    '%{field password} %{field x y}',
  );
});
