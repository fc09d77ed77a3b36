import { expect, test } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import type { Invitation } from '../../contract/records.ts';
import { invitationsTable } from './invitationsTable.ts';
import { valueFor } from './table.ts';

const failed: Invitation = {
  email: 'ada@northwind.example',
  pointOfContact: false,
  status: 'FAILED',
  invitationSentDate: null,
  inviteType: 'SELF',
  reason: 'The mail server refused the invitation: 550 no',
  failure: { code: 'invitation.refused', params: { answer: '550 no' } },
};
const sent: Invitation = {
  email: 'kira@northwind.example',
  pointOfContact: true,
  status: 'INVITED',
  invitationSentDate: '2026-12-28T23:30:00.000Z',
  inviteType: 'POC',
};

const cells = (row: Invitation, language: Language, timeZone = 'America/Toronto') =>
  invitationsTable(language, []).columns.map((column) =>
    valueFor({ language, timeZone }, column, row),
  );

test.each([
  ['en', 'Invitation failed', 'Self', 'No', 'The mail server refused the invitation: 550 no'],
  [
    'es-MX',
    'La invitación no se entregó',
    'Autoinvitación',
    'No',
    'El servidor de correo rechazó la invitación: 550 no',
  ],
  [
    'fr-CA',
    'Échec de l’invitation',
    'Auto-invitation',
    'Non',
    'Le serveur de courriel a refusé l’invitation\u00a0:\u00a0550 no',
  ],
] as const)('in %s everything is in words', (language, status, type, poc, reason) => {
  expect(cells(failed, language)).toEqual([failed.email, status, null, type, poc, reason]);
});

test('a reason that is not known by its code stays as it is', () => {
  const { failure: _, ...without } = failed;
  expect(cells(without, 'fr-CA')).toContain(failed.reason);
});

test.each([
  ['Pacific/Honolulu', '2026-12-28'],
  ['America/Toronto', '2026-12-28'],
  ['Asia/Tokyo', '2026-12-29'],
])('in %s it was sent on %s', (timeZone, day) => {
  expect(cells(sent, 'en', timeZone)).toEqual([sent.email, 'Invited', day, 'POC', 'Yes', null]);
});

test('who has no status yet is being invited', () => {
  expect(cells({ ...sent, status: null }, 'en')[1]).toBe('Inviting...');
});
