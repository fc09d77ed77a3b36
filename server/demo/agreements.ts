import { termsKinds } from '../../contract/records.ts';
import type { Demo } from '../../demo/demo.ts';
import type { Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import { contactsOf, type Ids } from './ids.ts';

type Row = typeof table.agreements.$inferInsert;

/** Writes what the founders of agencies and accredited associates agreed to, each in the first version of its text. */
export async function seedAgreements(tx: Transaction, demo: Demo, ids: Ids): Promise<void> {
  const founders = demo.agencies.flatMap(({ key, times: { submittedAt: agreedAt } }): Row[] => {
    const accountId = ids.account(contactsOf(demo, key)[0]?.email ?? '');
    if (!accountId || !agreedAt) return [];
    const row = { accountId, agencyId: ids.agency(key), textVersion: '1', agreedAt };
    return termsKinds.map((kind) => ({
      ...row,
      kind,
    }));
  });
  const accredited = demo.people.flatMap(({ email, agency, accreditedAt: agreedAt }): Row[] => {
    const accountId = ids.account(email);
    if (!accountId || !agency || !agreedAt) return [];
    const row = { accountId, agencyId: ids.agency(agency), textVersion: '1', agreedAt };
    return [{ ...row, kind: 'education' }];
  });
  await tx.insert(table.agreements).values([...founders, ...accredited]);
}
