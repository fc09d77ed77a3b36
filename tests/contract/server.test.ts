import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq, gte } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { usualQuizSettings } from '../../contract/quiz.ts';
import { badgeKeysIn } from '../../server/core/config/badgeKeys.ts';
import { accounts, agencies, mails, quizSettings } from '../../server/core/db/schema.ts';
import { composeMail } from '../../server/core/mail/compose.ts';
import type { MailContent } from '../../server/core/mail/outbox.ts';
import type { MailTemplate } from '../../server/core/mail/templates.ts';
import { startMailWorker } from '../../server/mails/worker.ts';
import { jobs } from '../../server/start/jobs.ts';
import { writeHistory } from '../support/server/history.ts';
import { publishTerms } from '../support/server/publishTerms.ts';
import { runJob } from '../support/server/scenario.ts';
import { seededAt } from '../support/server/templates.ts';
import { testApp } from '../support/server/testApp.ts';
import type { BackEnd } from './hub.ts';
import { runSuite } from './suite.ts';

/** Holds the key that signs badges. */
const keys = mkdtempSync(join(tmpdir(), 'hub-contract-'));
afterAll(() => rmSync(keys, { recursive: true }));

async function start(): Promise<BackEnd> {
  const hub = await testApp({ seed: true, env: { badgeKeysFile: await badgeKeysIn(keys) } });
  const { app, db } = hub;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const frame = { brand: app.brand, publicUrl: origin, timeZone: app.env.timeZone };
  return {
    origin,
    now: hub.clock.now,
    advance: hub.clock.advance,
    async linksTo(email) {
      await hub.handleGuestRequests();
      const found = await db.query.mails.findMany({
        // Not those that the demo data tells of.
        where: and(eq(mails.to, email), gte(mails.createdAt, seededAt)),
        orderBy: asc(mails.createdAt),
      });
      return found.map(({ template, params, language }) => {
        const { words, link } = params as MailContent;
        const token = link && app.tokens.of(link);
        const { text } = composeMail(
          { template: template as MailTemplate, params: words, token, language },
          frame,
        );
        return text.split(origin)[1]?.split('\n')[0] ?? '';
      });
    },
    stopToken: (list, email) => app.mailChoices.linkToken({ list, email }),
    async deliver() {
      const transport = { async send() {}, close() {} };
      const { clock } = hub;
      const { tokens, mailChoices } = app;
      const worker = startMailWorker({ db, clock, tokens, mailChoices, transport, frame });
      worker.wake();
      await worker.idle();
      await worker.stop();
    },
    async runJobs() {
      for (const { name } of jobs) await runJob(hub, name);
    },
    async approveAgencyOf(email) {
      const person = await db.query.accounts.findFirst({ where: eq(accounts.email, email) });
      const id = person?.agencyId ?? '';
      await db.update(agencies).set({ status: 'APPROVED' }).where(eq(agencies.id, id));
      await writeHistory(db, 'agency', id, 'APPROVED');
    },
    async setQuiz(changes) {
      await db
        .insert(quizSettings)
        .values({ ...usualQuizSettings, ...changes })
        .onConflictDoUpdate({ target: quizSettings.only, set: changes });
    },
    changeTerms: () => publishTerms(db, hub.clock.now()),
    stop: hub.close,
  };
}

runSuite(start);
