import { expect, test } from 'vitest';
import { associateForm } from '#contract/forms/associate.ts';
import { demoAssociateForms } from '#demo/forms.ts';
import { person } from '#providers/testing/people.ts';
import { associateValues } from './associateModel.ts';

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
