import { monthsFrom } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { demoCode, endedCertificates } from '../../demo/certificates.ts';
import type { Demo } from '../../demo/demo.ts';
import type { DemoStep } from '../../demo/history.ts';
import type { Transaction } from '../core/db/connection.ts';
import { certificates } from '../core/db/schema.ts';
import type { Ids } from './ids.ts';

type Row = typeof certificates.$inferInsert;

/** Writes the certificates that people and agencies of the demo were given on their way. */
export async function seedCertificates(tx: Transaction, demo: Demo, ids: Ids, now: Date) {
  const agencyNames = new Map(demo.agencies.map(({ key, name }) => [key, name ?? '']));
  const ofAgencies = demo.agencies.flatMap(({ key, history, times }) =>
    issued(history, 'APPROVED', demoCode(key), {
      kind: 'agency',
      agencyId: ids.agency(key),
      agencyName: agencyNames.get(key) ?? '',
      validUntil: times.renewalDate,
    }),
  );
  const ofPeople = demo.people.flatMap(({ email, agency, history, form, ...person }) => {
    if (!agency) return [];
    const { firstName, lastName } = form ?? person;
    return issued(history, 'ACCREDITED', demoCode(email), {
      kind: 'associate',
      accountId: ids.account(email),
      agencyId: ids.agency(agency),
      agencyName: agencyNames.get(agency) ?? '',
      name: `${firstName} ${lastName}`,
    });
  });
  const ended = endedCertificates(now).map(({ email, agency, ...row }) => ({
    ...row,
    kind: 'associate' as const,
    accountId: ids.account(email),
    agencyId: ids.agency(agency),
    agencyName: agencyNames.get(agency) ?? '',
    issuedAt: row.since,
  }));
  const rows = [...ofAgencies, ...ofPeople, ...ended];
  rows.sort((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
  await tx.insert(certificates).values(rows);
}

/** A certificate for each time that the steps lead to `to`, the newest with that code. */
function issued(
  history: readonly DemoStep<string>[],
  to: 'APPROVED' | 'ACCREDITED',
  code: string,
  of: Omit<Row, 'since' | 'issuedAt'>,
): Row[] {
  const rows: Row[] = [];
  for (const step of history) {
    const last = rows.at(-1);
    if (step.to === to && step.from !== to) {
      if (last) last.ended = 'renewed';
      const validUntil = monthsFrom(step.at, limits.accreditationMonths);
      rows.push({ validUntil, ...of, since: step.at, issuedAt: step.at });
    } else if (step.from === to && last) {
      Object.assign(last, { ended: 'ended', endedAt: step.at });
    }
  }
  const newest = rows.at(-1);
  if (newest) newest.code = code;
  return rows;
}
