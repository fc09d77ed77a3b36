import { isStaff } from '../../contract/staff/roles.ts';
import type { Demo } from '../../demo/demo.ts';
import type { DemoStep } from '../../demo/history.ts';
import { type AuditEntry, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { contactsOf, type Ids } from './ids.ts';

/** Writes the audit entries that lead to the statuses of agencies and people, in chronological order. */
export async function seedHistory(tx: Transaction, demo: Demo, ids: Ids) {
  const staff = ids.account(demo.people.find(isStaff)?.email ?? '');
  const entry = (
    subject: AuditEntry['subject'],
    field: 'status' | 'associateStatus',
    actor: string | null,
    { event, from, to, by, at }: DemoStep<string>,
  ): AuditEntry => ({
    actorId: by === 'job' ? null : by === 'staff' ? staff : actor,
    subject,
    event,
    before: { [field]: from },
    after: { [field]: to },
    at,
  });
  const ofAgencies = demo.agencies.flatMap(({ key, history }) => {
    const subject = { type: 'agency', id: ids.agency(key) } as const;
    const [contact] = contactsOf(demo, key);
    const actor = ids.account(contact?.email ?? '');
    return history.map((step) => entry(subject, 'status', actor, step));
  });
  const ofPeople = demo.people.flatMap(({ email, history }) => {
    const id = ids.account(email) ?? '';
    return history.map((step) => entry({ type: 'account', id }, 'associateStatus', id, step));
  });
  const entries = [...ofAgencies, ...ofPeople].sort((a, b) => a.at.getTime() - b.at.getTime());
  await recordAudit(tx, ...entries);
}
