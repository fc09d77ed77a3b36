import { expect, test } from 'vitest';
import { agencyForm } from '../../contract/forms/agency.ts';
import { demoAgencyForms } from '../../demo/forms.ts';
import { agencyGroups, agencyToSave, agencyValues } from './agencyModel.ts';

/** Paths of everything that can be filled in; a list is one field. */
const leaves = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, child]) => {
    const here = path ? `${path}.${key}` : key;
    const nested = typeof child === 'object' && child !== null && !Array.isArray(child);
    return nested ? leaves(child, here) : [here];
  });

test('every field of the form is in exactly one group', () => {
  const fields = agencyGroups(true).flatMap((group) => group.fields);
  for (const leaf of leaves(agencyValues(undefined))) {
    const owners = fields.filter((field) => leaf === field || leaf.startsWith(`${field}.`));
    expect(owners, leaf).toHaveLength(1);
  }
  expect(agencyGroups(false).map(({ name }) => name)).not.toContain('renewal');
});

test('what is saved comes back as it was, and a renewal starts without changes', () => {
  for (const saved of Object.values(demoAgencyForms)) {
    expect(agencyForm.parse(agencyValues({ ...saved, id: 'mine' }))).toEqual(saved);
  }
  const changed = { ...demoAgencyForms.oak, renewedAgencyHasUpdates: true };
  expect(agencyValues(changed).renewedAgencyHasUpdates).toBe(false);
});

test('words for other choices go along only with the choice of Other (G3)', () => {
  const maple = agencyForm.parse(demoAgencyForms.maple);
  expect(agencyToSave(maple)).toEqual(maple);
  maple.agencyBusinessProfile.sourcingTechnologyPlatform = 'CVENT';
  expect(agencyToSave(maple).agencyBusinessProfile.otherPlatform).toBe('');
  const oak = agencyForm.parse(demoAgencyForms.oak);
  expect(agencyToSave(oak)).toEqual(oak);
  oak.agencyDetails.natureOfBusiness = ['TMC'];
  expect(agencyToSave(oak).agencyBusinessProfile.otherNatureBusiness).toBe('');
});
