import { daysFrom } from '../../contract/dates.ts';
import { requestedChanges } from '../../contract/forms/changes.ts';
import { limits } from '../../contract/limits.ts';
import type { Demo, SeedAgency } from '../../demo/demo.ts';
import type { Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import { contactsOf, type Ids } from './ids.ts';

/** Writes the agencies, with what reviewers said. */
export async function seedAgencies(
  tx: Transaction,
  { agencies, reports }: Demo,
  ids: Ids,
  now: Date,
) {
  const reported = new Map<string, string>();
  for (const { agency, quarter } of reports) {
    if (quarter > (reported.get(agency) ?? '')) reported.set(agency, quarter);
  }
  await tx.insert(table.agencies).values(
    agencies.map(({ key, times, ...agency }) => ({
      id: ids.agency(key),
      status: agency.agencyStatus,
      version: agency.version,
      form: agency.form,
      name: agency.name,
      domain: agency.domain?.slice(1),
      submittedAt: times.submittedAt,
      approvedAt: times.approvedAt,
      renewalDate: times.renewalDate,
      quarterlyReportRequired: agency.quarterlyReportRequired,
      reportedQuarter: reported.get(key),
      windowEndsAt: daysFrom(times.accountCreatedAt, limits.agencyWindowDays),
      createdAt: times.accountCreatedAt,
      updatedAt: times.decidedAt ?? times.submittedAt ?? times.accountCreatedAt,
    })),
  );
  await tx.insert(table.reviewComments).values(
    agencies.flatMap(({ key, reviewComments, times }) => {
      const agencyId = ids.agency(key);
      const at = times.decidedAt ?? now;
      return reviewComments.map((comment) => ({ ...comment, agencyId, at }));
    }),
  );
}

/** Writes what agencies ask to change. */
export async function seedChangeRequests(tx: Transaction, demo: Demo, ids: Ids) {
  const requests = demo.agencies.flatMap((agency) => changeRequestOf(agency, demo, ids) ?? []);
  if (requests.length > 0) await tx.insert(table.changeRequests).values(requests);
}

function changeRequestOf({ key, form, requestedChange }: SeedAgency, demo: Demo, ids: Ids) {
  if (!form || !requestedChange) return undefined;
  const wanted = {
    ...form,
    agencyDetails: { ...form.agencyDetails, phoneNumber: requestedChange.phone },
  };
  const [contact] = contactsOf(demo, key);
  return {
    agencyId: ids.agency(key),
    accountId: contact && ids.account(contact.email),
    reason: requestedChange.reason,
    changes: requestedChanges(form, wanted),
    requestedAt: requestedChange.at,
  };
}
