import { expect, test } from 'vitest';
import { associateForm } from '../../contract/forms/associate.ts';
import { demoAssociateForms } from '../../demo/forms.ts';
import { person } from '../../providers/testing/people.ts';
import { associateGroups, associateValues, blankAssociateForm } from './associateModel.ts';

/** Paths of everything that can be filled in; a list is one field. */
const leaves = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, child]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof child === 'object' && !Array.isArray(child) ? leaves(child, here) : [here];
  });

test('every field of the form is in exactly one group', () => {
  const fields = associateGroups.flatMap((group) => group.fields);
  for (const leaf of leaves(blankAssociateForm())) {
    const owners = fields.filter((field) => leaf === field || leaf.startsWith(`${field}.`));
    expect(owners, leaf).toHaveLength(1);
  }
});

test('a first form starts with what the account knows', () => {
  expect(associateValues({ version: 0 }, person())).toMatchObject({
    firstName: 'Ada',
    lastName: 'Okafor',
    companyName: 'Northwind Meetings',
    jobTitle: '',
  });
  expect(associateValues({ firstName: 'Adaeze' }, person()).firstName).toBe('Adaeze');
});

test('what is saved comes back as it was', () => {
  for (const saved of Object.values(demoAssociateForms)) {
    expect(associateForm.parse(associateValues({ ...saved, id: 'mine' }, null))).toEqual(saved);
  }
});
