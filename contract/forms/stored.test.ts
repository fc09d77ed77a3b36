import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoAgencyForms, demoAssociateForms } from '../../demo/forms.ts';
import { at, formPaths } from './fieldPaths.ts';
import { emptyAgencyForm, emptyAssociateForm } from './fields.ts';
import { storedAgencyForm, storedAssociateForm, storedForm } from './stored.ts';

describe('a stored form read after fields were added or removed', () => {
  const form = storedForm(
    z.object({
      details: z.object({ name: z.string(), floor: z.string() }),
      tags: z.array(z.string()),
    }),
    () => ({ details: { name: '', floor: '' }, tags: [] }),
  );

  test('has the default of a new field', () => {
    expect(form.read({ details: { name: 'Oak' } })).toEqual({
      details: { name: 'Oak', floor: '' },
      tags: [],
    });
  });

  test('drops a field that no longer exists', () => {
    expect(form.read({ details: { name: 'Oak', fax: '1' }, tags: ['a'], more: 1 })).toEqual({
      details: { name: 'Oak', floor: '' },
      tags: ['a'],
    });
  });

  test('is an empty form if nothing was stored', () => {
    expect(form.read(null)).toEqual({ details: { name: '', floor: '' }, tags: [] });
  });

  test("keeps values that today's rules would refuse", () => {
    expect(form.read({ details: { name: 7 } })).toMatchObject({ details: { name: 7, floor: '' } });
  });
});

describe.each([
  ['agency', storedAgencyForm, emptyAgencyForm, demoAgencyForms],
  ['associate', storedAssociateForm, emptyAssociateForm, demoAssociateForms],
])('the form of an %s', (_, stored, empty, demo) => {
  const valid = Object.values(demo)[0] as never;

  test('is read as it was stored', () => {
    expect(stored.read(valid)).toMatchObject(valid);
  });

  // A field that is missing in what was stored, and empty in what is sent, is no change.
  test.each(formPaths(empty()))(
    'holds at %s, where it lacks that, what an empty form holds',
    (path) => {
      const lacking = structuredClone(valid) as Record<string, unknown>;
      const parts = path.split('.');
      const owner = at(lacking, parts.slice(0, -1).join('.')) ?? lacking;
      delete (owner as Record<string, unknown>)[parts.at(-1) ?? ''];
      expect(at(stored.read(lacking), path)).toEqual(at(empty(), path));
    },
  );
});
