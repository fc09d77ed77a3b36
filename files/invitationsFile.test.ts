import { expect, test } from 'vitest';
import { invitationsFileRow } from './invitationsFile.ts';

const row = {
  email: 'ada@northwind.example',
  pointOfContact: false,
  status: 'FAILED',
  invitationSentDate: null,
  inviteType: 'POC',
  reason: 'The mail server refused the invitation: 550 no',
  failure: { code: 'invitation.refused', params: { answer: '550 no' } },
} as const;

test('the reason of a failure is in the language of the file', () => {
  const french = 'Le serveur de courriel a refusé l’invitation\u00a0:\u00a0550 no';
  expect(invitationsFileRow(row, 'fr-CA')).toBe(
    `ada@northwind.example,FAILED,,POC,false,${french}\r\n`,
  );
  const { failure: _, ...without } = row;
  expect(invitationsFileRow(without, 'fr-CA')).toContain(row.reason);
});
