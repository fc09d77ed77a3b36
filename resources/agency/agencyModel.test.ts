import { expect, test } from 'vitest';
import { agencyForm } from '#contract/forms/agency.ts';
import { demoAgencyForms } from '#demo/forms.ts';
import { agencyGroups, agencyToSave, agencyValues } from './agencyModel.ts';

test("of the agency's forms only a renewal asks whether anything has changed", () => {
  expect(agencyGroups(true)[0]?.name).toBe('renewal');
  expect(agencyGroups(false).map(({ name }) => name)).not.toContain('renewal');
});

test('what is saved comes back as it was, and a renewal starts without changes', () => {
  for (const saved of Object.values(demoAgencyForms)) {
    expect(agencyForm.parse(agencyValues({ ...saved, id: 'mine' }))).toEqual(saved);
  }
  const changed = { ...demoAgencyForms.oak, renewedAgencyHasUpdates: true };
  expect(agencyValues(changed).renewedAgencyHasUpdates).toBe(false);
});

test('the text for another choice is sent only if Other is chosen', () => {
  const maple = agencyForm.parse(demoAgencyForms.maple);
  expect(agencyToSave(maple)).toEqual(maple);
  maple.agencyBusinessProfile.sourcingTechnologyPlatform = 'CVENT';
  expect(agencyToSave(maple).agencyBusinessProfile.otherPlatform).toBe('');
  const oak = agencyForm.parse(demoAgencyForms.oak);
  expect(agencyToSave(oak)).toEqual(oak);
  oak.agencyDetails.natureOfBusiness = ['TMC'];
  expect(agencyToSave(oak).agencyBusinessProfile.otherNatureBusiness).toBe('');
});
