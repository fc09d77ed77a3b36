import { requestedChanges } from '../../../contract/forms/requestedChanges.ts';
import { limits } from '../../../contract/limits.ts';
import type { AgencyThen, Demo } from '../../../demo/demo.ts';
import { daysFrom } from '../../../demo/timeline.ts';
import type { Transaction } from '../connection.ts';
import * as table from '../schema.ts';
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
  const wishes = demo.agencies.flatMap((agency) => wishOf(agency, demo, ids) ?? []);
  if (wishes.length > 0) await tx.insert(table.changeRequests).values(wishes);
}

function wishOf({ key, form, wish }: AgencyThen, demo: Demo, ids: Ids) {
  if (!form || !wish) return undefined;
  const wanted = { ...form, agencyDetails: { ...form.agencyDetails, phoneNumber: wish.phone } };
  const [contact] = contactsOf(demo, key);
  return {
    agencyId: ids.agency(key),
    accountId: contact && ids.account(contact.email),
    reason: wish.reason,
    changes: requestedChanges(form, wanted),
    requestedAt: wish.at,
  };
}
