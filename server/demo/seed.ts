import { randomUUID } from 'node:crypto';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import type { Brand } from '../../contract/brand.ts';
import { daysFrom } from '../../contract/dates.ts';
import { translated } from '../../contract/languages.ts';
import { demoContentOf, demoOf } from '../../demo/contentOf.ts';
import { personas } from '../../demo/demo.ts';
import { password } from '../../demo/personas.ts';
import { programme } from '../../demo/programme/programme.ts';
import { demoQuiz } from '../../demo/quiz.ts';
import { type Database, inTransaction, type Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import { hashPassword } from '../core/passwords/passwords.ts';
import { seedAgencies, seedChangeRequests } from './agencies.ts';
import { seedAgreements } from './agreements.ts';
import { seedCertificates } from './certificates.ts';
import { seedFrontDesks } from './frontDesks.ts';
import { seedHistory } from './history.ts';
import { idsOf } from './ids.ts';
import { seedMails } from './mails.ts';
import { seedInvitations, seedPeople } from './people.ts';
import { seedReports } from './reports.ts';
import { seedTroubles } from './troubles.ts';

/**
 * Writes demo data to an empty database, in one transaction.
 * @param whole a whole program around the personas, as the product shows it; for tests the personas are enough
 */
export async function seedDemo(
  db: Database,
  now: Date,
  { hash = hashPassword, whole = false, brand = defaultBrand } = {},
): Promise<void> {
  const demo = demoOf(brand, whole ? programme(now) : personas(now));
  const passwordHash = await hash(password);
  const ids = idsOf(demo);
  await inTransaction(db, async (tx) => {
    await seedAgencies(tx, demo, ids, now);
    await seedPeople(tx, demo, ids, passwordHash);
    await seedCertificates(tx, demo, ids, now);
    await seedChangeRequests(tx, demo, ids);
    await seedInvitations(tx, demo, ids, now);
    await seedReports(tx, demo, ids);
    await seedHistory(tx, demo, ids);
    await seedMails(tx, demo, ids, now);
    await seedTroubles(tx, demo, ids, now);
    await seedContent(tx, brand, now);
    await seedQuiz(tx, now);
    await seedFrontDesks(tx, brand, ids, now);
    if (whole) await seedAgreements(tx, demo, ids);
  });
}

async function seedContent(tx: Transaction, brand: Brand, now: Date) {
  const pages = demoContentOf(brand).map((page) => ({ id: randomUUID(), page }));
  await tx
    .insert(table.contentPages)
    .values(pages.map(({ id, page: { code } }) => ({ id, code, updatedAt: now })));
  await tx.insert(table.contentVersions).values(
    pages.flatMap(({ id, page: { code: _, translations, publishedDays, ...says } }) => {
      const publishFrom = daysFrom(now, -publishedDays);
      const first = { pageId: id, number: 1, publishFrom, savedAt: now };
      const others = translated.map((language) => ({ ...translations[language], language }));
      return [says, ...others].map((text) => ({ ...says, ...text, ...first }));
    }),
  );
}

/** Questions of the quiz, which is off until staff switch it on. */
async function seedQuiz(tx: Transaction, now: Date) {
  const questions = demoQuiz.map((question) => ({ id: randomUUID(), question }));
  await tx
    .insert(table.quizQuestions)
    .values(questions.map(({ id }, position) => ({ id, position, updatedAt: now })));
  await tx.insert(table.quizQuestionVersions).values(
    questions.map(({ id: questionId, question }) => ({
      ...{ questionId, question },
      number: 1,
      savedAt: now,
    })),
  );
}
