import { sql } from 'drizzle-orm';
import { agencyEdges, associateEdges } from '../../../contract/lifeCycle.ts';
import type { AgencyStatus, AssociateStatus } from '../../../contract/statuses.ts';
import {
  connect,
  type Database,
  inTransaction,
  type Transaction,
} from '../../../server/core/db/connection.ts';

interface Step {
  from: string;
  event: string;
  to: string;
}

/** The first steps of an account. Only the demo data has accounts that are merely invited. */
const beginnings: Step[] = [
  { from: 'NOT_CREATED', event: 'createAccount', to: 'CREATED' },
  { from: 'NOT_CREATED', event: 'invite', to: 'INVITED' },
];
const lives = {
  agency: { steps: agencyEdges, field: 'status' },
  account: { steps: [...beginnings, ...associateEdges], field: 'associateStatus' },
} satisfies Record<string, { steps: readonly Step[]; field: string }>;

/** Returns the shortest path through a life cycle to a status. */
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
 * Writes audit entries that lead to a status which a test has set by hand, so that `rebuildStatuses` can check what the
 * product does afterwards.
 */
export async function writeHistory(
  db: Database,
  type: keyof typeof lives,
  id: string,
  status: AgencyStatus | AssociateStatus,
): Promise<void> {
  const { steps, field } = lives[type];
  const entries = wayTo(status, steps).map(({ from, event, to }) => ({
    event,
    before: { [field]: from },
    after: { [field]: to },
  }));
  await asOwner(db, async (tx) => {
    // A trigger refuses to delete audit entries.
    await tx.execute(sql`alter table audit disable trigger audit_kept`);
    await tx.execute(sql`delete from audit where subject_type = ${type} and subject_id = ${id}`);
    await tx.execute(sql`alter table audit enable trigger audit_kept`);
    await tx.execute(sql`
      insert into audit (at, subject_type, subject_id, event, before, after)
      select '2026-01-01', ${type}, ${id}, step ->> 'event', step -> 'before', step -> 'after'
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as entries (step, place)
      order by place`);
  });
}

/** Runs `work` as the owner of the tables, which the application's role is not. */
async function asOwner(db: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  const url = new URL(db.$client.options.connectionString ?? '');
  url.username = 'hub';
  const owner = connect(url.href, { max: 1 });
  await inTransaction(owner, work).finally(() => owner.$client.end());
}
