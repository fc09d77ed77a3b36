import { expect, test } from 'vitest';
import { afterMigration } from '../testing/migrations.ts';

const LEGACY = `
insert into agencies (id, status, version, window_ends_at, created_at, updated_at) values
  ('00000000-0000-4000-8000-00000000000a', 'NOT_CREATED', 0, now(), now(), now()),
  ('00000000-0000-4000-8000-00000000000b', 'PENDING', 1, now(), now(), now()),
  ('00000000-0000-4000-8000-00000000000c', 'NOT_CREATED', 0, now(), now(), now());
insert into accounts (id, email, password_hash, first_name, last_name, agency_id, email_confirmed_at, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'waits@a.example', 'hash', 'Wai', 'Ts', '00000000-0000-4000-8000-00000000000a', null, now()),
  ('00000000-0000-4000-8000-000000000002', 'submitted@b.example', 'hash', 'Sub', 'Mitted', '00000000-0000-4000-8000-00000000000b', null, now()),
  ('00000000-0000-4000-8000-000000000003', 'confirmed@c.example', 'hash', 'Con', 'Firmed', '00000000-0000-4000-8000-00000000000c', now(), now());
insert into sessions (token_hash, account_id, created_at, last_activity_at)
  select email, id, now(), now() from accounts;
insert into email_confirmations (id, token_hash, account_id, created_at, expires_at) values
  ('00000000-0000-4000-8000-0000000000f1', 'token', '00000000-0000-4000-8000-000000000001', now(), now() + interval '20 days');`;

test('an unconfirmed account of an earlier version becomes a sign-up with the same link; its submitted form is kept', async () => {
  await afterMigration('sign_ups', LEGACY, async (all) => {
    expect(await all('select email from accounts order by 1')).toEqual([
      ['confirmed@c.example'],
      ['submitted@b.example'],
    ]);
    expect(await all('select status, version from agencies order by id')).toEqual([
      ['PENDING', 1],
      ['NOT_CREATED', 0],
    ]);
    expect(
      await all('select kind, email, first_name, password_hash, token_hash from sign_ups'),
    ).toEqual([['agency', 'waits@a.example', 'Wai', 'hash', 'token']]);
    expect(await all('select token_hash from sessions')).toEqual([['confirmed@c.example']]);
  });
});

const FOUNDERS = `
insert into agencies (id, status, version, window_ends_at, created_at, updated_at) values
  ('00000000-0000-4000-8000-00000000000a', 'APPROVED', 1, now(), now(), now()),
  ('00000000-0000-4000-8000-00000000000b', 'APPROVED', 1, now(), now(), now());
insert into accounts (email, password_hash, first_name, last_name, agency_id, point_of_contact, associate_status, email_confirmed_at, created_at) values
  ('founder@a.example', 'hash', 'Fou', 'Nder', '00000000-0000-4000-8000-00000000000a', true, 'REGISTERED', now(), '2026-01-02'),
  ('invited.before@a.example', 'hash', 'In', 'Vited', '00000000-0000-4000-8000-00000000000a', true, null, now(), '2026-01-02'),
  ('colleague@a.example', 'hash', 'Col', 'League', '00000000-0000-4000-8000-00000000000a', false, 'CREATED', now(), '2026-01-02'),
  ('stranger@b.example', 'hash', 'Stra', 'Nger', '00000000-0000-4000-8000-00000000000b', true, 'NOT_CREATED', null, '2026-01-02');
insert into invitations (agency_id, email, status, invite_type, requested_at, created_at) values
  ('00000000-0000-4000-8000-00000000000b', 'invited.before@a.example', 'INVITED', 'POC', now(), now()),
  ('00000000-0000-4000-8000-00000000000b', 'waits@b.example', 'INVITED', 'POC', now(), now());`;

test.each(['founding_points_of_contact', 'confirmed_founders'])(
  '%s: every confirmed point of contact without a row in the list of the agency gets one, and no mail',
  async (name) => {
    await afterMigration(name, FOUNDERS, async (all) => {
      expect(
        await all(`select i.email, right(i.agency_id::text, 1), i.status, i.point_of_contact, i.sent_at, i.token_hash, a.email
      from invitations i left join accounts a on a.id = i.account_id order by 1`),
      ).toEqual([
        ['founder@a.example', 'a', 'REGISTERED', true, null, null, 'founder@a.example'],
        [
          'invited.before@a.example',
          'a',
          'NOT_CREATED',
          true,
          null,
          null,
          'invited.before@a.example',
        ],
        ['waits@b.example', 'b', 'INVITED', false, null, null, null],
      ]);
      expect(
        await all('select status, total::int from invitation_counts where total > 0 order by 1'),
      ).toEqual([
        ['INVITED', 1],
        ['NOT_CREATED', 1],
        ['REGISTERED', 1],
      ]);
      expect(await all('select * from mails')).toEqual([]);
    });
  },
);

const SELF_INVITED = `
insert into agencies (id, status, version, window_ends_at, created_at, updated_at) values
  ('00000000-0000-4000-8000-00000000000a', 'APPROVED', 1, now(), now(), now());
insert into invitations (agency_id, email, status, invite_type, token_hash, requested_at, created_at) values
  ('00000000-0000-4000-8000-00000000000a', 'both@a.example', 'INVITED', 'POC', 'own', now(), now());
insert into sign_ups (kind, email, first_name, last_name, agency_id, token_hash, requested_at, expires_at) values
  ('associate', 'self@a.example', 'Se', 'Lf', '00000000-0000-4000-8000-00000000000a', 'token', now(), now() + interval '9 days'),
  ('associate', 'both@a.example', 'Bo', 'Th', '00000000-0000-4000-8000-00000000000a', 'other', now(), now() + interval '9 days'),
  ('associate', 'late@a.example', 'La', 'Te', '00000000-0000-4000-8000-00000000000a', 'late', now(), now() - interval '1 day'),
  ('agency', 'poc@b.example', 'Po', 'Oc', null, 'poc', now(), now() + interval '6 days');`;

test('a self-invitation of an earlier version becomes a row of the list with the same link', async () => {
  await afterMigration('self_invitations', SELF_INVITED, async (all) => {
    expect(
      await all(
        'select email, status, invite_type, first_name, token_hash from invitations order by 1',
      ),
    ).toEqual([
      ['both@a.example', 'INVITED', 'POC', null, 'own'],
      ['self@a.example', 'INVITED', 'SELF', 'Se', 'token'],
    ]);
    expect(await all('select email from sign_ups')).toEqual([['poc@b.example']]);
  });
});
