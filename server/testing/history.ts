import { sql } from 'drizzle-orm';
import { agencyEdges, associateEdges } from '../../contract/lifeCycle.ts';
import type { AgencyStatus, AssociateStatus } from '../../contract/statuses.ts';
import { connect, type Database, type Transaction } from '../db/connection.ts';

interface Step {
  from: string;
  event: string;
  to: string;
}

/** An account begins with an invitation; that somebody is merely invited is only so in the demo data. */
const beginnings: Step[] = [
  { from: 'NOT_CREATED', event: 'createAccount', to: 'CREATED' },
  { from: 'NOT_CREATED', event: 'invite', to: 'INVITED' },
];
const lives = {
  agency: { steps: agencyEdges, field: 'status' },
  account: { steps: [...beginnings, ...associateEdges], field: 'associateStatus' },
} satisfies Record<string, { steps: readonly Step[]; field: string }>;

/** The shortest way to a status through a life cycle. */
function wayTo(status: string, steps: readonly Step[]): Step[] {
  const ways = new Map<string, Step[]>([['NOT_CREATED', []]]);
  for (const [at, way] of ways) {
    for (const step of steps) {
      if (step.from === at && !ways.has(step.to)) ways.set(step.to, [...way, step]);
    }
  }
  return ways.get(status) ?? [];
}

/**
 * Has the audit tell a life that leads to the status which a test gives an agency or a person by hand, so that what
 * the product does from there on can be held against it (`rebuildStatuses`).
 */
export async function tellHistory(
  db: Database,
  type: keyof typeof lives,
  id: string,
  status: AgencyStatus | AssociateStatus,
): Promise<void> {
  const { steps, field } = lives[type];
  const told = wayTo(status, steps).map(({ from, event, to }) => ({
    event,
    before: { [field]: from },
    after: { [field]: to },
  }));
  await asOwner(db, async (tx) => {
    // The audit refuses to forget.
    await tx.execute(sql`alter table audit disable trigger audit_kept`);
    await tx.execute(sql`delete from audit where subject_type = ${type} and subject_id = ${id}`);
    await tx.execute(sql`alter table audit enable trigger audit_kept`);
    await tx.execute(sql`
      insert into audit (at, subject_type, subject_id, event, before, after)
      select '2026-01-01', ${type}, ${id}, step ->> 'event', step -> 'before', step -> 'after'
      from jsonb_array_elements(${JSON.stringify(told)}::jsonb) with ordinality as told (step, place)
      order by place`);
  });
}

/** The application's role may not do that: the owner may. */
async function asOwner(db: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  const url = new URL(db.$client.options.connectionString ?? '');
  url.username = 'hub';
  const owner = connect(url.href, { max: 1 });
  await owner.transaction(work).finally(() => owner.$client.end());
}
