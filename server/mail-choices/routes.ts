import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { MailChoiceRecord, MailChoices } from '../../contract/records.ts';
import { inTransaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { accounts } from '../core/db/schema.ts';
import { InvalidInput } from '../core/errors.ts';
import { choiceColumns, type MailChoice } from '../core/mail/mailChoices.ts';
import { setMailChoices } from './choices.ts';
import { currentAddress } from './currentAddress.ts';
import { oneClick } from './oneClick.ts';
import { allowInvitations, refuseInvitations } from './refuse.ts';

/** Which emails are sent: chosen in the profile, or by the link at the foot of an email, which needs no account. */
export async function mailChoices(app: FastifyInstance) {
  const { db, clock, mailChoices: links } = app;

  const choicesOf = async (accountId: string): Promise<MailChoices> =>
    one(await db.select(choiceColumns).from(accounts).where(eq(accounts.id, accountId)));

  app.endpoint('mailChoices', ({ person }) => choicesOf(person.id));

  app.endpoint('changeMailChoices', async ({ person: { id }, body }) => {
    const by = { actorId: id, now: clock.now() };
    await inTransaction(db, (tx) => setMailChoices(tx, { accountId: id }, body, by));
    return choicesOf(id);
  });

  const readLink = async (token: string): Promise<MailChoice> => {
    const choice = await links.read(token);
    if (!choice) throw new InvalidInput('error.deadToken');
    return choice;
  };

  /** By whoever has the link. */
  async function change(token: string, wanted: boolean): Promise<MailChoice> {
    const choice = await readLink(token);
    const { list, email } = choice;
    const moment = clock.moment();
    await inTransaction<unknown>(db, async (tx) => {
      if (list !== 'invitations') {
        const who = { email: await currentAddress(tx, email) };
        return setMailChoices(tx, who, { [list]: wanted }, { actorId: null, ...moment });
      }
      const write = wanted ? allowInvitations : refuseInvitations;
      return write(tx, email, { mailChoices: links, ...moment });
    });
    return choice;
  }

  const toRecord = ({ list, email }: MailChoice, wanted: boolean): MailChoiceRecord => ({
    emailAddress: email,
    list,
    wanted,
  });

  app.endpoint('mailChoice', async ({ body: { token, wanted } }) => {
    if (wanted !== undefined) return toRecord(await change(token, wanted), wanted);
    const choice = await readLink(token);
    const { list, email } = choice;
    const about = list === 'invitations' ? email : await currentAddress(db, email);
    return toRecord(choice, await links.wants(db, { list, email: about }));
  });

  await app.register(oneClick, { stop: (token) => change(token, false) });
}

/** Support lifts a refusal of invitations, of which its person wrote to the program. */
export async function staffRefusals(app: FastifyInstance) {
  const { db, clock, mailChoices } = app;

  app.staff('POST refusals/lift', async ({ body: { email, note }, person }) => {
    const by = { mailChoices, actorId: person.id, note, ...clock.moment() };
    return { lifted: await inTransaction(db, (tx) => allowInvitations(tx, email, by)) };
  });
}
