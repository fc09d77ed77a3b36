import type { FastifyInstance } from 'fastify';
import type { MailChoiceRecord } from '../../contract/records.ts';
import { inTransaction } from '../core/db/connection.ts';
import { InvalidInput } from '../core/errors.ts';
import type { MailChoice } from '../core/mail/mailChoices.ts';
import { allowInvitations, refuseInvitations } from './refuse.ts';

/** The link at the foot of an email: what it stops, and whether that is sent. */
export async function mailChoices(app: FastifyInstance) {
  const { db, clock, mailChoices: links } = app;

  const readLink = async (token: string): Promise<MailChoice> => {
    const choice = await links.read(token);
    if (!choice) throw new InvalidInput('error.deadToken');
    return choice;
  };

  async function change({ email }: MailChoice, wanted: boolean): Promise<void> {
    const write = wanted ? allowInvitations : refuseInvitations;
    const context = { mailChoices: links, ...clock.moment() };
    await inTransaction(db, (tx) => write(tx, email, context));
  }

  app.endpoint('readMailChoice', async ({ body }): Promise<MailChoiceRecord> => {
    const choice = await readLink(body.token);
    const wanted = await links.wants(db, choice);
    return { emailAddress: choice.email, list: choice.list, wanted };
  });

  app.endpoint('changeMailChoice', async ({ body }): Promise<MailChoiceRecord> => {
    const { wanted } = body;
    const choice = await readLink(body.token);
    await change(choice, wanted);
    return { emailAddress: choice.email, list: choice.list, wanted };
  });
}
