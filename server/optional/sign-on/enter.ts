import { and, eq } from 'drizzle-orm';
import { SECOND } from '../../../contract/dates.ts';
import { paths } from '../../../contract/paths.ts';
import { settingsHash } from '../../core/config/signOn.ts';
import { inTransaction } from '../../core/db/connection.ts';
import { accounts, identities, signOnProofs } from '../../core/db/schema.ts';
import { takeRoles } from './groups.ts';
import type { Known } from './provider.ts';
import { SignOnRefused } from './refused.ts';
import type { Return } from './signOn.ts';

/**
 * Signs in the member of staff to whom the provider's account is linked, and returns where to go on. An address signs nobody in:
 * it can be changed at the provider, and may be somebody else's here.
 * @throws SignOnRefused
 */
export async function enter(of: Return): Promise<string> {
  const { app, reply, provider, known } = of;
  const { issuer, subject } = known;
  const now = app.clock.now();
  const find = async () => {
    const [found] = await app.db
      .select({
        accountId: accounts.id,
        credentialEpoch: accounts.credentialEpoch,
        enabled: accounts.enabled,
        staff: accounts.staff,
        identityId: identities.id,
      })
      .from(identities)
      .innerJoin(accounts, eq(accounts.id, identities.accountId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
    if (!found) throw new SignOnRefused('unknownSubject', { issuer, subject });
    if (!found.enabled) throw new SignOnRefused('disabled', { accountId: found.accountId });
    return found;
  };
  const { accountId } = await find();
  const { settings } = provider;
  if (!(await takeRoles(app, accountId, { settings, groups: known.groups }))) {
    throw new SignOnRefused('noRole', { accountId, groups: known.groups });
  }
  // Other roles have raised the epoch.
  const { credentialEpoch, staff, identityId } = await find();
  if (!staff) throw new SignOnRefused('notStaff', { accountId });
  const entry = await reply.signIn({
    accountId,
    credentialEpoch,
    methods: ['signOn'],
    provedAt: provedAt(known, now),
    signOn: { identityId, providerSession: known.session },
  });
  if (!entry) throw new SignOnRefused('changedMeanwhile', { accountId });
  await inTransaction(app.db, async (tx) => {
    await tx.update(identities).set({ usedAt: now }).where(eq(identities.id, identityId));
    const proof = {
      provider: settings.name,
      settings: settingsHash(app.env, settings),
      provedAt: now,
    };
    await tx
      .insert(signOnProofs)
      .values(proof)
      .onConflictDoUpdate({
        target: [signOnProofs.provider, signOnProofs.settings],
        set: { provedAt: now },
      });
  });
  return paths.staff;
}

/**
 * Returns when the person proved who it is, by our clock; long ago if the provider does not say: it may have answered without
 * asking anything.
 */
const provedAt = ({ provedAt: seconds }: Known, now: Date): Date =>
  seconds === undefined
    ? new Date(0)
    : new Date(Math.min(now.getTime(), now.getTime() - (Date.now() - seconds * SECOND)));
