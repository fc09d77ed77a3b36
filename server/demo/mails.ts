import { DAY, dayOf, daysFrom } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { deadlineOf, lastClosedQuarter } from '../../contract/quarters.ts';
import type { Demo } from '../../demo/demo.ts';
import type { Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import { dedupeKeys } from '../core/mail/dedupeKeys.ts';
import { enqueueMails, type Mail } from '../core/mail/outbox.ts';
import { contactsOf, type Ids } from './ids.ts';

/** Stores the emails that jobs would send now as sent, so that a first start sends none. */
export async function seedMails(tx: Transaction, demo: Demo, ids: Ids, now: Date) {
  await enqueueMails(tx, ofReports(demo, ids, now));
  await enqueueMails(tx, ofRenewals(demo, ids, now));
  await tx.update(table.mails).set({ status: 'SENT', tries: 1, sentAt: table.mails.createdAt });
}

function ofReports(demo: Demo, ids: Ids, now: Date): Mail<'reportDue' | 'reportOverdue'>[] {
  const quarter = lastClosedQuarter(now);
  const deadline = deadlineOf(quarter);
  const template = now <= deadline ? 'reportDue' : 'reportOverdue';
  return demo.agencies
    .filter(({ quarterlyReportDue }) => quarterlyReportDue)
    .flatMap(({ key, name }) =>
      contactsOf(demo, key).map(({ email }) => ({
        to: email,
        template,
        params: { agency: name ?? '', quarter: quarter.name, until: dayOf(deadline) },
        agencyId: ids.agency(key),
        dedupeKey: dedupeKeys.report(template, quarter.name, {
          agencyId: ids.agency(key),
          accountId: ids.account(email),
        }),
        now: now <= deadline ? quarter.end : deadline,
      })),
    );
}

function ofRenewals(demo: Demo, ids: Ids, now: Date): Mail<'agencyRenewalNotice'>[] {
  return demo.agencies.flatMap(({ key, name, agencyStatus, times: { renewalDate } }) => {
    if (agencyStatus !== 'APPROVED' || !renewalDate) return [];
    const left = (renewalDate.getTime() - now.getTime()) / DAY;
    const days = limits.agencyRenewalNoticeDaysLeft.findLast((one) => left <= one);
    if (days === undefined) return [];
    return contactsOf(demo, key).map(({ email }) => ({
      to: email,
      template: 'agencyRenewalNotice' as const,
      params: { agency: name ?? '', until: dayOf(renewalDate) },
      agencyId: ids.agency(key),
      dedupeKey: dedupeKeys.daysBefore('agencyRenewal', days, renewalDate, {
        agencyId: ids.agency(key),
        accountId: ids.account(email),
      }),
      now: daysFrom(renewalDate, -days),
    }));
  });
}
