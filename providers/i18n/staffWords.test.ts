import { expect, test } from 'vitest';
import { mailTemplates } from '#server/core/mail/templates.ts';
import { staff } from '#words/en/staff.ts';
import { staffMails } from '#words/en/staffMails.ts';

test('the audit says what was done, not what is waited for', () => {
  const { submit, resubmit, approve, requestRevisions, reject } = staff.event;
  expect([submit, resubmit, approve, requestRevisions, reject]).toEqual([
    'Submitted',
    'Submitted again',
    'Approved',
    'Revisions requested',
    'Rejected',
  ]);
});

test('every mail has a label in the console', () => {
  expect(Object.keys(staffMails.template).toSorted()).toEqual(
    [...Object.keys(mailTemplates), 'frame'].toSorted(),
  );
});
