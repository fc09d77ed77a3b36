import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('the changes of an entry are the fields that differ, nested ones by their path, lists as one', () => {
  const before = { status: 'PENDING', form: { 'a.b': 'x', list: [1] }, same: 1, gone: null };
  const after = { status: 'APPROVED', form: { 'a.b': 'x', list: [1, 2] }, same: 1, flag: false };
  expect(changesOf(before, after)).toEqual([
    { field: 'status', before: 'PENDING', after: 'APPROVED' },
    { field: 'form.list', before: '[1]', after: '[1,2]' },
    { field: 'flag', before: '', after: 'false' },
  ]);
});

test('an entry without changes shows none', () => {
  expect(changesOf(null, null)).toEqual([]);
});
