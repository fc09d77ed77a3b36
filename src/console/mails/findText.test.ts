import { expect, test } from 'vitest';
import { textMatcher } from './findText.ts';

const invitations = '%{agency} has %{count} invitation |||| %{agency} has %{count} invitations';

test.each([
  ['Northwind Travel has 12 invitations', invitations],
  ['Northwind Travel has 1 invitation', invitations],
  ['northwind   travel HAS 1,204 invitations', invitations],
  ['has 12 invitations', invitations],
  ['12 invitations', invitations],
  ['%{agency} has', invitations],
  ['Good morning, Ada', 'Good morning, %{name}'],
  ['Log out Good morning, Ada', 'Good morning, %{name}'],
  ['Il reste 3 jours', 'Il reste %{smart_count}\u00a0jour |||| Il reste %{smart_count}\u00a0jours'],
  ["L'agence", 'L’agence %{name}'],
  ['Good\u00a0mor\u00adning, Ada\u200b', 'Good morning, %{name}'],
  ['accreditation terminee', 'Accréditation terminée'],
  ['ACCRE\u0301DITATION de Zoë', 'Accréditation de %{name}'],
  ['« oui »', '“ oui ”'],
  ['a.b (c)', 'a.b (c)'],
])('%j finds %j', (search, text) => {
  expect(textMatcher(search)(text)).toBe(true);
});

test.each([
  ['Northwind Travel has 12 reports', invitations],
  ['Anything at all', '%{name}'],
  ['Anything at all', '%{page} – %{brand}'],
  ['12 invitations', 'Your invitations'],
  ['a.b', 'axb'],
  ['12', 'Send Invites'],
])('%j does not find %j', (search, text) => {
  expect(textMatcher(search)(text)).toBe(false);
});
