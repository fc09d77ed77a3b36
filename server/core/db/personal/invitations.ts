import { sql } from 'drizzle-orm';
import * as tables from '../tables/invitations.ts';
import { anyOf, by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, json, nobody, secret } from './words.ts';

export const invitations: RulesOf<typeof tables> = {
  invitations: {
    purpose: 'invitations',
    // Whoever has come in by it is no longer invited, but a member.
    keptFor: {
      afterDays: 'invitations',
      since: 'tokenExpiresAt',
      where: sql`account_id is null`,
      others: 'account',
    },
    rows: 'deleted',
    rowsOf: anyOf(by.account(tables.invitations.accountId), by.address(tables.invitations.email)),
    columns: {
      ...nobody('id', 'agencyId', 'accountId', 'nextStepAt', 'tokenExpiresAt'),
      ...given(
        'email',
        'firstName',
        'lastName',
        'language',
        'status',
        'inviteType',
        'pointOfContact',
      ),
      ...given('sentAt', 'requestedAt', 'remindedAt', 'createdAt'),
      ...secret('tokenHash', 'name', 'statusGroup'),
      ...json('failure', { plain: ['key', 'params.*'] }),
    },
  },
};
