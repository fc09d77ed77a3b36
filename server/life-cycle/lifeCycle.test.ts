import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Actor,
  type AgencyEvent,
  type AssociateEvent,
  agencyEdges,
  associateEdges,
} from '../../contract/lifeCycle.ts';
import { agencyStatuses, associateStatuses } from '../../contract/statuses.ts';
import {
  applyAgencyEvents,
  applyAssociateEvents,
  createTestAgency,
  createTestPerson,
  runJobsAt,
} from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { type Mismatch, rebuildStatuses } from '../audit/rebuild.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { agencies, audit } from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';
import { lockAgency, moveAgency } from './agency.ts';
import { lockAccount, moveAssociate } from './associate.ts';
import { target } from './edge.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

/** The life cycles by hand: for each actor and status what may be caused, and where it leads. Nothing else may. */
const agencyTable: Record<Actor, Partial<Record<string, Record<string, string>>>> = {
  poc: {
    NOT_CREATED: { submit: 'PENDING' },
    REVISIONS_REQUIRED: { resubmit: 'PENDING' },
    PENDING_RENEWAL: { renewUnchanged: 'APPROVED', renewWithUpdates: 'PENDING' },
  },
  staff: {
    PENDING: { approve: 'APPROVED', requestRevisions: 'REVISIONS_REQUIRED', reject: 'REJECTED' },
    REJECTED: { reopen: 'REVISIONS_REQUIRED' },
  },
  job: { APPROVED: { expire: 'PENDING_RENEWAL' } },
  associate: {},
};
const associateTable: typeof agencyTable = {
  associate: {
    NOT_CREATED: { register: 'REGISTERED', registerForReview: 'PENDING' },
    INVITED: { createAccount: 'CREATED', register: 'REGISTERED', registerForReview: 'PENDING' },
    CREATED: { register: 'REGISTERED', registerForReview: 'PENDING', update: 'CREATED' },
    REGISTERED: { update: 'REGISTERED', acknowledge: 'ACCREDITED' },
    ACCREDITED: { update: 'ACCREDITED', acknowledge: 'ACCREDITED' },
    PENDING_RENEWAL: {
      renew: 'REGISTERED',
      renewForReview: 'PENDING',
      renewWithAgency: 'PENDING_RENEWAL',
    },
  },
  staff: {
    PENDING: { approve: 'REGISTERED', reject: 'REJECTED' },
    REJECTED: { reopen: 'CREATED' },
  },
  job: {
    ACCREDITED: { expire: 'PENDING_RENEWAL' },
    PENDING_RENEWAL: {
      renewedWithAgency: 'REGISTERED',
      reviewWithAgency: 'PENDING',
      rejectedWithAgency: 'REJECTED',
    },
    REJECTED: { renewedWithAgency: 'REGISTERED', reviewWithAgency: 'PENDING' },
  },
  poc: {},
};
for (const status of associateStatuses) {
  const { associate = {}, staff = {} } = associateTable;
  associate[status] = { ...associate[status], join: 'CREATED' };
  staff[status] = { ...staff[status], attach: 'CREATED' };
}
const actors: Actor[] = ['poc', 'associate', 'staff', 'job'];
const agencyEvents = [...new Set(agencyEdges.map(({ event }) => event))];
const associateEvents = [...new Set(associateEdges.map(({ event }) => event))];

/** Where an attempt leads; 'conflict' where it leads nowhere. */
const outcome = (attempt: () => unknown) => {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof Conflict) return 'conflict';
    throw error;
  }
};

test.each(actors)('%s: causes each edge that is its own and no other', (by) => {
  for (const from of agencyStatuses) {
    for (const event of agencyEvents) {
      const to = outcome(() => target(agencyEdges, from, event, by));
      expect([from, event, to]).toEqual([
        from,
        event,
        agencyTable[by][from]?.[event] ?? 'conflict',
      ]);
    }
  }
  for (const from of associateStatuses) {
    for (const event of associateEvents) {
      const to = outcome(() => target(associateEdges, from, event, by));
      expect([from, event, to]).toEqual([
        from,
        event,
        associateTable[by][from]?.[event] ?? 'conflict',
      ]);
    }
  }
});

/** Ways that take every edge between them. */
const agencyWays: AgencyEvent[][] = [
  [],
  ['submit'],
  ['submit', 'requestRevisions'],
  ['submit', 'reject'],
  ['submit', 'reject', 'reopen', 'resubmit', 'approve'],
  ['submit', 'requestRevisions', 'resubmit', 'approve', 'expire'],
  ['submit', 'approve', 'expire', 'renewUnchanged', 'expire', 'renewWithUpdates', 'approve'],
];
const associateWays: AssociateEvent[][] = [
  [],
  ['register', 'update'],
  ['registerForReview'],
  ['registerForReview', 'reject'],
  ['registerForReview', 'reject', 'reopen', 'update', 'register', 'acknowledge', 'update'],
  ['register', 'acknowledge', 'expire'],
  ['register', 'acknowledge', 'expire', 'renew', 'acknowledge', 'acknowledge'],
  ['register', 'acknowledge', 'expire', 'renewForReview', 'approve'],
  ['registerForReview', 'reject', 'reopen', 'registerForReview'],
  ['register', 'acknowledge', 'join', 'register', 'attach'],
  ['register', 'acknowledge', 'expire', 'renewWithAgency', 'renewedWithAgency'],
  [
    'register',
    'acknowledge',
    'expire',
    'renewWithAgency',
    'rejectedWithAgency',
    'reviewWithAgency',
  ],
];
let people = 0;
const somebody = () => `walker.${++people}@oak.example`;

test('after every path through the life cycles each status can be rebuilt from the audit', async () => {
  expect(new Set(agencyWays.flat()).size).toBe(agencyEvents.length);
  for (const way of agencyWays)
    await applyAgencyEvents(hub, (await createTestAgency(hub, somebody())).id, ...way);
  for (const way of associateWays)
    await applyAssociateEvents(hub, await createTestPerson(hub, somebody(), {}), ...way);
  await runJobsAt(hub, '2028-01-01T00:00:00Z');
  expect(await rebuildStatuses(hub.db)).toEqual([]);
  const left = new Set((await hub.db.select().from(agencies)).map(({ status }) => status));
  expect([...left].sort()).toEqual(agencyStatuses.filter((s) => s !== 'APPROVED').sort());
});

test('a refused event leaves status, audit and emails unchanged', async () => {
  const { id } = await createTestAgency(hub, somebody());
  await applyAgencyEvents(hub, id, 'submit');
  const person = await createTestPerson(hub, somebody(), {});
  const count = async () => [await hub.db.$count(audit), await hub.db.$count(agencies)];
  const before = await count();
  const move = { actorId: null, by: 'job', now: hub.clock.now() } as const;
  const attempts = [
    async (tx: Transaction) => moveAgency(tx, await lockAgency(tx, id), 'expire', move),
    async (tx: Transaction) => moveAgency(tx, await lockAgency(tx, id), 'approve', move),
    async (tx: Transaction) => moveAssociate(tx, await lockAccount(tx, person), 'expire', move),
  ];
  for (const attempt of attempts) {
    const moved = inTransaction<unknown>(hub.db, attempt);
    await expect(moved).rejects.toBeInstanceOf(Conflict);
  }
  expect(await count()).toEqual(before);
});

/** What rebuilding finds after some statements, which are then undone. */
async function foundAfter(...statements: [string, unknown[]][]): Promise<Mismatch[]> {
  const client = await hub.db.$client.connect();
  await client.query('begin');
  for (const [text, values] of statements) await client.query(text, values);
  const mismatches = await rebuildStatuses({ $client: client } as never);
  await client.query('rollback');
  client.release();
  return mismatches;
}

test('a status without an audit entry, and audited steps that are not in the life cycle, are reported', async () => {
  const { id, pocId } = await createTestAgency(hub, somebody());
  await applyAgencyEvents(hub, id, 'submit');
  expect(
    await foundAfter(
      [`update agencies set status = 'APPROVED' where id = $1`, [id]],
      [`update accounts set associate_status = 'ACCREDITED' where id = $1`, [pocId]],
    ),
  ).toEqual([
    { subject: 'account', id: pocId, problem: 'status: ACCREDITED, by the audit NOT_CREATED' },
    { subject: 'agency', id, problem: 'status: APPROVED, by the audit PENDING' },
  ]);
  const step = (event: string, from: string, to: string): [string, unknown[]] => [
    `insert into audit (at, subject_type, subject_id, event, before, after)
     values (now(), 'agency', $1, $2, jsonb_build_object('status', $3::text), jsonb_build_object('status', $4::text))`,
    [id, event, from, to],
  ];
  const [skipped] = await foundAfter(
    step('approve', 'REVISIONS_REQUIRED', 'APPROVED'),
    step('requestRevisions', 'APPROVED', 'PENDING'),
  );
  expect(skipped?.problem).toBe('approve: REVISIONS_REQUIRED to APPROVED after PENDING');
  const [unknown] = await foundAfter(
    step('note', 'PENDING', 'REJECTED'),
    step('note', 'REJECTED', 'PENDING'),
  );
  expect(unknown?.problem).toBe('note: PENDING to REJECTED after PENDING');
  // An entry of another kind that names the status and leaves it is none of them.
  expect(await foundAfter(step('note', 'PENDING', 'PENDING'))).toEqual([]);
});

describe('a status column', () => {
  const server = join(import.meta.dirname, '..');
  const written = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => !/\.test\.ts$|(^|\/)testing\/|^core\/db\/|^demo\/|^life-cycle\//.test(file))
    .flatMap((file) =>
      writesOf(readFileSync(join(server, file), 'utf8')).map((write) => [file, write]),
    );

  /** Statements that change a status, by Drizzle or in SQL. Only where a row begins may one be written elsewhere. */
  function writesOf(source: string): string[] {
    const updates = source.match(/\.update\((agencies|accounts|invitations)\)[^;]*;/g) ?? [];
    // A row that exists already is changed by an insert, too.
    const upserts = source.match(
      /\.insert\((agencies|accounts|invitations)\)[^;]*?DoUpdate[^;]*;/g,
    );
    const statements =
      source.match(/update (agencies|accounts|invitations)\b[^`;]*?\bset\b[^`;]*/g) ?? [];
    return [
      ...[...updates, ...(upserts ?? [])].filter((update) =>
        /\b(status|associateStatus)\b\s*[:,}]/.test(update),
      ),
      // What stands in place of a whole assignment may be one to a status.
      ...statements.filter((statement) =>
        /[\s,](associate_)?status\s*=(?! any)|(\bset|,)\s*\$\{/.test(
          statement.split(/\bfrom\b|\bwhere\b/)[0] ?? '',
        ),
      ),
    ];
  }

  test('is written by the life cycle alone', () => {
    expect(written).toEqual([]);
  });

  test.each([
    "await tx.update(invitations).set({ status: 'FAILED' }).where(row);",
    'await tx.update(accounts).set({ associateStatus }).where(row);',
    "sql`update agencies set status = 'APPROVED' where id = 7`",
    'update invitations i set sent_at = $1, status = $2 where id = $3',
    `update invitations i set $\{assignments}, sent_at = $1 where id = $3`,
    'await tx.insert(invitations).values(rows).onConflictDoUpdate({ target, set: { status } });',
  ])('is reported if other code writes it: %s', (statement) => {
    expect(writesOf(statement)).toHaveLength(1);
  });
});
