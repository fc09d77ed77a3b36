import * as tables from '../tables/invitations.ts';
import { anyOf, by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, json, nobody, secret } from './words.ts';

export const invitations: RulesOf<typeof tables> = {
  invitations: {
    purpose: 'invitations',
    keptFor: { until: 'account' },
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
