import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailList } from '../../../contract/mailLists.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { accounts, mails } from '../db/schema.ts';
import { enqueueMail, type Mail } from './outbox.ts';
import { type MailTemplate, templateOf } from './templates.ts';

/** What each email is, by hand: a new kind does not compile until it has a class here. */
const classes: Record<MailTemplate, MailList | 'account'> = {
  invitation: 'invitations',
  selfInvitation: 'invitations',
  invitationReminder: 'invitations',
  selfInvitationReminder: 'invitations',
  confirmation: 'account',
  accountExists: 'account',
  addressConfirmation: 'account',
  addressChanged: 'account',
  addressUndone: 'account',
  passwordReset: 'account',
  passwordChanged: 'account',
  factorAdded: 'account',
  factorRemoved: 'account',
  signOnLinked: 'account',
  signOnUnlinked: 'account',
  emergencySignIn: 'account',
  recoveryCodeUsed: 'account',
  endingAsked: 'account',
  endingSoon: 'account',
  endingUnused: 'account',
  accountEnded: 'account',
  factorsReset: 'account',
  dataExportReady: 'account',
  dataExportByStaff: 'account',
  codesGuessed: 'account',
  staffPassword: 'account',
  resetWanted: 'account',
  administratorAdded: 'account',
  agencyReceived: 'account',
  agencyApproved: 'account',
  agencyRenewed: 'account',
  agencyRevisionsRequired: 'account',
  agencyRejected: 'account',
  agencyWindow: 'reminders',
  agencyRenewalNotice: 'reminders',
  agencyRenewalDue: 'account',
  changeApplied: 'account',
  changeDeclined: 'account',
  reportDue: 'reminders',
  reportOverdue: 'reminders',
  reportRefused: 'account',
  registrationReminder: 'reminders',
  acknowledgementReminder: 'reminders',
  associateApproved: 'account',
  attached: 'account',
  associateRejected: 'account',
  associateRenewalDue: 'account',
  news: 'news',
};

const ADA = 'poc.approved@northwind.example';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  const none = { wantsReminders: false, wantsNews: false };
  await hub.db.update(accounts).set(none).where(eq(accounts.email, ADA));
});
afterAll(() => hub.close());

test.each(
  (Object.keys(classes) as MailTemplate[]).map(
    (template) => [classes[template], template] as const,
  ),
)(
  '%s: %s is of that class, and reaches somebody who agreed to no email only if it is of the account, or an invitation',
  async (kind, template) => {
    const { action, list } = templateOf(template);
    expect(list).toBe(kind);
    const link = action?.token ? { purpose: 'reset', id: crypto.randomUUID() } : undefined;
    const mail = { to: ADA, template, params: {}, link, now: hub.clock.now() };
    const stored = await enqueueMail(hub.db, mail as unknown as Mail);
    await hub.db.delete(mails);
    expect(stored).toBe(kind === 'account' || kind === 'invitations' ? 1 : 0);
  },
);
