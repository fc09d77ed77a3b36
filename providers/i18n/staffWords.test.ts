import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { agencyEdges, associateEdges } from '#contract/lifeCycle.ts';
import { mailTemplates } from '#server/core/mail/templates.ts';
import { staff } from '#words/en/staff.ts';
import { staffMails } from '#words/en/staffMails.ts';

const server = fileURLToPath(new URL('../../server', import.meta.url));
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('test'))
  .map((path) => readFileSync(join(server, path), 'utf8'));

test('every audit event has a label in the console', () => {
  const written = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:event: |entry\(act, )'(\w+)'/g)].map(([, event = '']) => event),
  );
  const events = [...[...agencyEdges, ...associateEdges].map(({ event }) => event), ...written];
  expect(written).toContain('unlock');
  expect(Object.keys(staff.event)).toEqual(expect.arrayContaining(events));
});

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
