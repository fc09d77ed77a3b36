import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgencyForm } from '../../../../contract/forms/agency.ts';
import type { AssociateForm } from '../../../../contract/forms/associate.ts';
import { emptyAgencyForm, emptyAssociateForm } from '../../../../contract/forms/fields.ts';
import { createTestAgency, createTestPerson } from '../../../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../../../tests/support/server/testApp.ts';
import { recordAudit } from '../../audit/record.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { queryRows } from '../rows.ts';
import {
  agencies,
  associateForms,
  changeRequests,
  invitations,
  loginFailures,
  reviewComments,
  signUps,
} from '../schema.ts';
import { endingSteps, entriesToForget, formerMember } from './end.ts';
import { givenRows, givenTables } from './give.ts';
import { personKeys } from './keys.ts';
import { tableNames, tableOf } from './manifest.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const emailOf = (name: string) => `${name}@oak.example`;
const contactOf = (name: string) => ({
  ...emptyAgencyForm().authorizedPOC,
  name: `${name} ${name}son`,
  jobTitle: `${name} title`,
  emailAddress: emailOf(name),
  preferredPhone: `+1 312 ${name}`,
});

/** A person of the agency, of whom every table has something. Each value contains the name. */
async function createPerson(name: string, agencyId: string): Promise<string> {
  const { db, clock } = hub;
  const now = clock.now();
  const email = emailOf(name);
  const names = { firstName: name, lastName: `${name}son` };
  const id = await createTestPerson(hub, email, { agencyId, ...names, leadId: `lead ${name}` });
  const form = { ...emptyAssociateForm(), ...names, jobTitle: `${name} agent` } as AssociateForm;
  await db.insert(associateForms).values({ accountId: id, form, savedAt: now });
  const rest = { createdAt: now, requestedAt: now, inviteType: 'POC' } as const;
  await db.insert(invitations).values({ agencyId, email, accountId: id, ...names, ...rest });
  const link = { tokenHash: `hash of ${name}`, requestedAt: now, expiresAt: now };
  await db.insert(signUps).values({ email, ...names, ...link });
  await db.execute(sql`insert into login_failures (key, identity, kind, level, at)
    values (${name}, address_hash(${email}), 'pair', 1, ${now.toISOString()})`);
  await enqueueMail(db, {
    to: email,
    template: 'attached',
    params: { agency: `the agency of ${name}` } as never,
    now,
  });
  await recordAudit(db, {
    actorId: id,
    subject: { type: 'account', id },
    event: 'changeName',
    before: { firstName: `earlier ${name}` },
    after: names,
    at: now,
  });
  return id;
}

/** All that the database holds, a line each row. */
async function dump(): Promise<string> {
  const lines = await Promise.all(
    tableNames.map((name) =>
      queryRows<{ line: string }>(
        hub.db,
        sql`select t::text as line from ${tableOf(name).table} t`,
      ),
    ),
  );
  return lines
    .flat()
    .map(({ line }) => line)
    .join('\n');
}

const times = (text: string, word: string) => text.split(new RegExp(word, 'i')).length - 1;

test('a person gets all of the own rows, and ends without a trace or a loss of the colleague', async () => {
  const { db, clock } = hub;
  const now = clock.now();
  const { id: agencyId, pocId } = await createTestAgency(hub, 'poc@oak.example');
  const [ann] = [await createPerson('annabel', agencyId), await createPerson('joanna', agencyId)];
  const form = {
    ...emptyAgencyForm(),
    authorizedPOC: contactOf('annabel'),
    accountingPOC: contactOf('joanna'),
  } as AgencyForm;
  await db.update(agencies).set({ form });
  // Others' rows that name both.
  const both = `Ask annabel annabelson (${emailOf('annabel')}) or Joanna Joannason, not Joannabel.`;
  await db.insert(reviewComments).values({ agencyId, text: both, authorId: pocId, at: now });
  const changes = [{ field: 'authorizedPOC.name', before: 'Annabel Annabelson', after: 'Joanna' }];
  await db
    .insert(changeRequests)
    .values({ agencyId, accountId: ann, reason: both, changes, requestedAt: now });
  await enqueueMail(db, {
    to: 'poc@oak.example',
    template: 'resetWanted',
    params: { person: 'annabel annabelson', personId: ann } as never,
    agencyId,
    now,
  });

  const person = await personKeys(db, { accountId: ann });
  const given = await Promise.all(
    givenTables.map(async (name) => [name, await givenRows(db, name, person)] as const),
  );
  const file = JSON.stringify(given);
  expect(times(file, 'joanna')).toBe(0);
  const tables = given.filter(([, rows]) => /annabel/i.test(JSON.stringify(rows)));
  expect(tables.map(([name]) => name).sort()).toEqual(
    ['accounts', 'agencies', 'associateForms', 'audit', 'invitations', 'mails', 'signUps'].sort(),
  );
  expect(file).not.toContain('hash of');

  const before = await dump();
  await db.execute(
    sql`select audit_forget(array(${entriesToForget(person)}), 'account', ${ann}, null, ${now.toISOString()})`,
  );
  for (const { statement } of endingSteps(person, formerMember(4821))) await db.execute(statement);
  const after = await dump();
  expect(
    after.split('\n').filter((line) => /annabel/i.test(line.replace('Joannabel', ''))),
  ).toEqual([]);
  expect(times(after, 'joanna')).toBe(times(before, 'joanna'));
  expect(await db.$count(loginFailures)).toBe(1);
  expect(after).toContain(
    'Ask Former member 4821 (Former member 4821) or Joanna Joannason, not Joannabel.',
  );
});

test('a name is found in JSON, however JSON writes it', async () => {
  const name = 'Ann "Bo" O\\Hara';
  const value = { a: { b: [`Ask ${name.toUpperCase()}.`, 1] }, c: 'Bo' };
  const [row] = await queryRows<{ found: object }>(
    hub.db,
    sql`select unnamed_json(${JSON.stringify(value)}::jsonb, ${sql.param([name])}::text[], 'x') as found`,
  );
  expect(row?.found).toEqual({ a: { b: ['Ask x.', 1] }, c: 'Bo' });
});
