import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE } from '../../contract/dates.ts';
import { isStaff } from '../../contract/staff/roles.ts';
import { type AuditEvent, recordAudit } from '../core/audit/record.ts';
import { seal } from '../core/config/secrets.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { recoveryCodes, factors as table } from '../core/db/schema.ts';
import { InvalidInput, invalidField, NotFound } from '../core/errors.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { deviceOf } from '../core/rules/device.ts';
import { newSecret, uriOf } from '../core/rules/oneTimeCode.ts';
import { keepAdministrator } from '../core/session/administrators.ts';
import { isForEmergencies } from '../core/session/emergency.ts';
import { countRecoveryCodes, factorsOf } from '../core/session/pendingSignIn.ts';
import type { Person } from '../core/session/person.ts';
import { keepSession } from '../core/session/sessions.ts';
import { askNewPasskey, readNewPasskey } from './passkeys.ts';
import { resealSecrets } from './resealSecrets.ts';
import { newRecoveryCodes, SECRETS_OF_APPS, stepIn } from './spendCode.ts';

/** Within this time the first code of a new app has to be sent. */
const TO_CONFIRM_MS = 15 * MINUTE;

type Request = FastifyRequest & { person: Person };

/** Lists, adds and removes what a person has for the second step of signing in. */
export async function factors(app: FastifyInstance) {
  const { db, env, clock, brand } = app;
  const confirmedOf = (accountId: string) =>
    and(eq(table.accountId, accountId), isNotNull(table.confirmedAt));

  app.addHook('onReady', () => resealSecrets(db, env));

  app.endpoint('factors', async ({ person: { id: accountId } }) => {
    const rows = await db
      .select()
      .from(table)
      .where(confirmedOf(accountId))
      .orderBy(asc(table.confirmedAt));
    const content = rows.map(({ id, kind, name, createdAt, usedAt }) => ({
      id,
      kind,
      name,
      addedAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    }));
    return { content, recoveryCodesLeft: await countRecoveryCodes(db, accountId) };
  });

  app.endpoint('startAuthenticator', async (request) => {
    const { person } = request;
    const [id, secret] = [randomUUID(), newSecret()];
    await inTransaction(db, async (tx) => {
      const abandoned = and(eq(table.accountId, person.id), isNull(table.confirmedAt));
      await tx.delete(table).where(abandoned);
      const sealed = seal(env, SECRETS_OF_APPS, id, secret);
      await tx.insert(table).values({
        id,
        accountId: person.id,
        name: '',
        secret: sealed,
        createdAt: clock.now(),
      });
    });
    return { id, secret, uri: uriOf(secret, brand.name, person.email) };
  });

  app.endpoint('addAuthenticator', async (request, reply) => {
    const { person, body, params } = request;
    const now = clock.now();
    const waiting = and(
      eq(table.id, params.id),
      eq(table.accountId, person.id),
      isNull(table.confirmedAt),
      gt(table.createdAt, new Date(now.getTime() - TO_CONFIRM_MS)),
    );
    const { codes, token } = await inTransaction(db, async (tx) => {
      const [app] = await tx.select().from(table).where(waiting).for('update');
      if (!app) throw new NotFound();
      const lastStep = stepIn(env, app, body.code, now);
      if (lastStep === undefined) throw invalidField('code', 'error.wrongCode');
      const isFirst = (await tx.$count(table, confirmedOf(person.id))) === 0;
      // The code is used up: it does not sign in as well.
      await tx
        .update(table)
        .set({ name: body.name, confirmedAt: now, usedAt: now, lastStep })
        .where(eq(table.id, app.id));
      const codes = isFirst ? await newRecoveryCodes(tx, person.id) : [];
      return { codes, token: await afterChange(tx, request, 'addFactor', body.name) };
    });
    reply.takeToken(token);
    app.mail.wake();
    return { recoveryCodes: codes };
  });

  app.endpoint('startPasskey', async ({ person, session }) => ({
    options: await askNewPasskey(app, `new ${session?.id}`, person),
  }));

  app.endpoint('addPasskey', async (request, reply) => {
    const { person, session, body, headers } = request;
    const made = await readNewPasskey(app, `new ${session?.id}`, body.response, person.id);
    const { browser, system } = deviceOf(headers['user-agent']);
    const name = [browser, system].filter(Boolean).join(', ') || app.brand.name;
    const [createdAt, accountId] = [clock.now(), person.id];
    const { codes, token } = await inTransaction(db, async (tx) => {
      const isFirst = (await tx.$count(table, confirmedOf(accountId))) === 0;
      const row = { accountId, kind: 'passkey' as const, name, createdAt, confirmedAt: createdAt };
      const added = await tx
        .insert(table)
        .values({ ...row, ...made })
        .onConflictDoNothing();
      if (added.rowCount !== 1) throw new InvalidInput('error.passkeyRefused');
      const codes = isFirst ? await newRecoveryCodes(tx, accountId) : [];
      return { codes, token: await afterChange(tx, request, 'addFactor', name) };
    });
    reply.takeToken(token);
    app.mail.wake();
    return { recoveryCodes: codes };
  });

  app.endpoint('renameFactor', async ({ person, params, body: { name } }) => {
    const own = and(eq(table.id, params.id), confirmedOf(person.id));
    await inTransaction(db, async (tx) => {
      const [factor] = await tx.select({ name: table.name }).from(table).where(own).for('update');
      if (!factor) throw new NotFound();
      await tx.update(table).set({ name }).where(own);
      await audit(tx, person, 'renameFactor', { name }, { name: factor.name });
    });
  });

  app.endpoint('removeFactor', async (request, reply) => {
    const { person, params } = request;
    const own = and(eq(table.id, params.id), confirmedOf(person.id));
    const token = await inTransaction(db, async (tx) => {
      const [removed] = await keepAdministrator(tx, () =>
        tx.delete(table).where(own).returning({ name: table.name }),
      );
      if (!removed) throw new NotFound();
      if ((await tx.$count(table, confirmedOf(person.id))) === 0) {
        const isKept = await isForEmergencies(tx, person.id);
        if (isKept || (env.staffSecondStep && isStaff(person)))
          throw new InvalidInput('error.lastFactor');
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, person.id));
      }
      return afterChange(tx, request, 'removeFactor', removed.name);
    });
    reply.takeToken(token);
    app.mail.wake();
  });

  app.endpoint('renewRecoveryCodes', async ({ person }) => {
    if ((await factorsOf(db, person.id)).length === 0) throw new NotFound();
    return inTransaction(db, async (tx) => {
      const codes = await newRecoveryCodes(tx, person.id);
      await audit(tx, person, 'renewRecoveryCodes');
      return { recoveryCodes: codes };
    });
  });

  const audit = (
    tx: Transaction,
    { id }: Person,
    event: AuditEvent,
    after?: object,
    before?: object,
  ) =>
    recordAudit(tx, {
      actorId: id,
      subject: { type: 'account', id },
      event,
      before,
      after,
      at: clock.now(),
    });

  /** Records and mails a change, and keeps this session alone. Returns its new token. */
  async function afterChange(
    tx: Transaction,
    { person, session }: Request,
    event: 'addFactor' | 'removeFactor',
    name: string,
  ) {
    await audit(tx, person, event, { name });
    const mail = { to: person.email, params: {}, now: clock.now() };
    await enqueueMail(tx, {
      ...mail,
      template: event === 'addFactor' ? 'factorAdded' : 'factorRemoved',
    });
    return keepSession(tx, person.id, session);
  }
}
