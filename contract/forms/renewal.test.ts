import { describe, expect, test } from 'vitest';
import { demoAgencyForms } from '../../demo/forms.ts';
import { isObject } from '../isObject.ts';
import type { AgencyForm } from './agency.ts';
import { formPaths } from './fieldPaths.ts';
import { emptyAgencyForm } from './fields.ts';
import { renewalUpdates, typedUpdates } from './renewal.ts';

const oak = demoAgencyForms.oak as AgencyForm;
const copy = (): AgencyForm => structuredClone(oak);

/** Sets a field by its path. */
function put(form: object, path: string, value: unknown): void {
  const parts = path.split('.');
  const last = parts.pop() as string;
  const owner = parts.reduce(
    (node, part) => (node as Record<string, object>)[part] as object,
    form,
  );
  (owner as Record<string, unknown>)[last] = value;
}

const read = (form: object, path: string): unknown =>
  path.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], form);

/** Something else of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return Array.isArray(value) ? [...value, 'ONE-MORE'] : `${value ?? ''}x`;
}

const agreements = [
  'agreeToReceiveEmail',
  'agreeToTermsAndConditions',
  'agreeToTermsOfCommissions',
  'acknowledgeFastPay',
  'renewedAgencyHasUpdates',
];
const fields = formPaths(emptyAgencyForm());

test.each(fields.filter((path) => !agreements.includes(path)))(
  '%s changed is an update',
  (path) => {
    const sent = copy();
    put(sent, path, other(read(oak, path)));
    // Words for other platforms count only where that is the choice.
    if (path.endsWith('otherPlatform')) {
      put(sent, 'agencyBusinessProfile.sourcingTechnologyPlatform', 'OTHER');
    }
    expect(renewalUpdates(oak, sent)).toContain(path);
  },
);

test.each(agreements)('%s is none', (path) => {
  const sent = copy();
  put(sent, path, !read(oak, path));
  expect(renewalUpdates(oak, sent)).toEqual([]);
});

describe('not counted as an update', () => {
  const turned = (value: unknown): unknown =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, part]) => [key, turned(part)]),
        )
      : value;

  test('a form equal to the stored one', () => {
    for (const form of Object.values(demoAgencyForms))
      expect(renewalUpdates(form, form)).toEqual([]);
  });

  test('another order of keys or list items', () => {
    expect(renewalUpdates(turned(oak), oak)).toEqual([]);
    const two = copy();
    two.agencyDetails.natureOfBusiness = ['TMC', 'FULL_SERVICE_MEETING_PLANNING'];
    const back = structuredClone(two);
    back.agencyDetails.natureOfBusiness.reverse();
    expect(renewalUpdates(two, back)).toEqual([]);
  });

  test('a field that the stored form does not have yet, or that no longer exists', () => {
    const old = copy() as unknown as Record<string, Record<string, unknown>>;
    delete old.agencyBusinessProfile?.otherPlatform;
    delete old.agencyDetails?.additionalNumbers;
    delete old.emailedACHForm;
    put(old, 'agencyDetails.telegramAddress', '555 0100');
    put(old, 'agencyDetails.parentAccount', null);
    expect(renewalUpdates(old, oak)).toEqual([]);
  });

  test('a number or an address that is written in another way', () => {
    const stored = copy();
    stored.agencyDetails.iataNumber = '14-5 2271 3';
    const sent = structuredClone(stored);
    const { agencyDetails: typed } = sent;
    typed.iataNumber = typed.iataNumber.replace(/\D/g, '');
    typed.companyWebsite = `${typed.companyWebsite.toUpperCase()}/`;
    typed.phoneNumber = typed.phoneNumber.replace(/\D/g, '');
    typed.physicalAddress.zip = `${typed.physicalAddress.zip.slice(0, 3)} ${typed.physicalAddress.zip.slice(3)}`;
    expect(renewalUpdates(stored, sent)).toEqual([]);
    expect(typedUpdates(stored, sent)).toEqual([
      'agencyDetails.companyWebsite',
      'agencyDetails.iataNumber',
      'agencyDetails.physicalAddress.zip',
      'agencyDetails.phoneNumber',
    ]);
  });

  test('white space that a rule removes', () => {
    const old = copy();
    old.agencyDetails.accountName = `  ${old.agencyDetails.accountName} `;
    expect(renewalUpdates(old, oak)).toEqual([]);
  });
});

test('a stored form that today’s rules refuse is compared field by field', () => {
  const old = copy();
  old.agencyDetails.phoneNumber = 'none';
  expect(renewalUpdates(old, oak)).toEqual(['agencyDetails.phoneNumber']);
});

test('without a stored form everything is an update', () => {
  expect(renewalUpdates(null, oak)).toContain('agencyDetails.accountName');
});
