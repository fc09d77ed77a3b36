import { and, asc, eq, gt } from 'drizzle-orm';
import type { AgencyEvent } from '../../../contract/lifeCycle.ts';
import { type AssociateEvent, agencyEdges, associateEdges } from '../../../contract/lifeCycle.ts';
import { inTransaction } from '../../../server/core/db/connection.ts';
import { accounts, agencies, mails } from '../../../server/core/db/schema.ts';
import type { JobRun } from '../../../server/core/jobs/job.ts';
import { lockAgency, moveAgency } from '../../../server/life-cycle/agency.ts';
import { lockAccount, moveAssociate } from '../../../server/life-cycle/associate.ts';
import { type JobName, jobs } from '../../../server/start/jobs.ts';
import { setRolesOf } from './staff.ts';
import type { TestApp } from './testApp.ts';

export const DAY = 86_400_000;

/** Runs a job once, as a server does. Returns the number of rows. */
export async function runJob(
  { app, db, clock }: TestApp,
  name: JobName,
  given: Partial<JobRun> = {},
): Promise<number> {
  const file = await jobs.find((job) => job.name === name)?.load();
  if (!file) throw new Error(`There is no job ${name}`);
  const { files, scanner, env } = app;
  return file.run({ db, files, scanner, keep: env.keep, ...clock.moment(), ...given });
}

/** Sets the clock and runs the jobs: twice at once, as on two nodes, and once more. Returns the number of all rows. */
export async function runJobsAt(
  hub: TestApp,
  moment: Date | string,
  ...some: JobName[]
): Promise<number> {
  hub.clock.set(new Date(moment));
  const names = some.length > 0 ? some : jobs.map(({ name }) => name);
  const node = async () => {
    let rows = 0;
    for (const name of names) rows += await runJob(hub, name);
    return rows;
  };
  const together = await Promise.all([node(), node()]);
  return together.reduce((sum, rows) => sum + rows, await node());
}

/** Creates an agency with a point of contact. Returns both ids. */
export async function createTestAgency(
  hub: TestApp,
  email: string,
  agency: Partial<typeof agencies.$inferInsert> = {},
) {
  const now = hub.clock.now();
  const windowEndsAt = new Date(now.getTime() + 30 * DAY);
  const [made] = await hub.db
    .insert(agencies)
    .values({ name: 'Oak & Elm', windowEndsAt, createdAt: now, updatedAt: now, ...agency })
    .returning();
  const id = made?.id ?? '';
  return { id, pocId: await createTestPerson(hub, email, { agencyId: id, pointOfContact: true }) };
}

/** Creates an account. Returns its id. */
export async function createTestPerson(
  hub: TestApp,
  email: string,
  person: Partial<typeof accounts.$inferInsert>,
) {
  const createdAt = hub.clock.now();
  const [made] = await hub.db
    .insert(accounts)
    .values({
      email,
      passwordHash: '',
      firstName: 'Jo',
      lastName: 'Doe',
      associate: true,
      emailConfirmedAt: createdAt,
      createdAt,
      ...person,
    })
    .returning();
  return made?.id ?? '';
}

/** Returns somebody who may decide, who is of no agency. */
export async function someReviewer(hub: TestApp): Promise<string> {
  const email = 'decides@scenario.example';
  const names = { firstName: 'Some', lastName: 'Reviewer' };
  const now = hub.clock.now();
  await hub.db
    .insert(accounts)
    .values({ email, ...names, emailConfirmedAt: now, createdAt: now })
    .onConflictDoNothing();
  return setRolesOf(hub, email, ['reviewer']);
}

/** Applies life-cycle events to an agency, each by an actor who may cause it. */
export async function applyAgencyEvents(
  hub: TestApp,
  id: string,
  ...events: AgencyEvent[]
): Promise<void> {
  for (const event of events) {
    const by = agencyEdges.find((edge) => edge.event === event)?.by ?? 'staff';
    await inTransaction(hub.db, async (tx) => {
      await moveAgency(tx, await lockAgency(tx, id), event, {
        actorId: by === 'staff' ? await someReviewer(hub) : null,
        by,
        now: hub.clock.now(),
      });
    });
  }
}

/** Applies life-cycle events to an associate, each by an actor who may cause it. */
export async function applyAssociateEvents(
  hub: TestApp,
  id: string,
  ...events: AssociateEvent[]
): Promise<void> {
  for (const event of events) {
    const by = associateEdges.find((edge) => edge.event === event)?.by ?? 'associate';
    await inTransaction(hub.db, async (tx) => {
      await moveAssociate(tx, await lockAccount(tx, id), event, {
        actorId: by === 'staff' ? await someReviewer(hub) : null,
        by,
        now: hub.clock.now(),
      });
    });
  }
}

/** Returns the templates of the emails to an address since a moment, oldest first. */
export async function templatesMailedTo(
  hub: TestApp,
  email: string,
  since = new Date(0),
): Promise<string[]> {
  const rows = await hub.db
    .select({ template: mails.template })
    .from(mails)
    .where(and(eq(mails.to, email), gt(mails.createdAt, since)))
    .orderBy(asc(mails.createdAt));
  return rows.map(({ template }) => template);
}
