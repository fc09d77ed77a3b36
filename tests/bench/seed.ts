import type pg from 'pg';
import { idOf, inBulk } from './bulk.ts';

export interface Volume {
  invitations: number;
  /** Of them, how many belong to the agency that is measured. */
  ofTheLargest: number;
  /** How many each of the other agencies has. */
  ofTheOthers: number;
}

/**
 * Fills the tables with approved agencies and their invitations; statuses, types and dates are mixed, and every
 * 10,000th has no date yet.
 * Returns the id of the largest agency and of a point of contact there.
 */
export async function seedVolume(
  pool: pg.Pool,
  { invitations, ofTheLargest, ofTheOthers }: Volume,
): Promise<{ agencyId: string; accountId: string }> {
  const others = Math.ceil((invitations - ofTheLargest) / ofTheOthers);
  await pool.query(
    `insert into agencies (id, status, name, domain, window_ends_at, approved_at, renewal_date, created_at, updated_at)
     select ${idOf("'agency' || n")}, 'APPROVED', 'Agency ' || n, 'agency' || n || '.example',
            now(), now(), now() + interval '1 year', now(), now()
     from generate_series(0, $1::int) n`,
    [others],
  );
  const { rows } = await pool.query<{ id: string; agency_id: string }>(
    `insert into accounts (email, password_hash, first_name, last_name, agency_id, point_of_contact, email_confirmed_at, created_at)
     values ('poc@agency0.example', 'none', 'Pat', 'Bench', ${idOf("'agency0'")}, true, now(), now())
     returning id, agency_id`,
  );
  const account = rows[0];
  if (!account) throw new Error('The point of contact was not made.');
  await inBulk(
    pool,
    'invitations',
    `insert into invitations (agency_id, email, status, sent_at, invite_type, requested_at, created_at)
     select ${idOf("'agency' || agency")},
            (array['ada','ben','cleo','dev','elena','farid','grace','hugo','ivy','jon'])[1 + n % 10]
              || '.' || substr(md5(n::text), 1, 8) || n || '@agency' || agency || '.example',
            case when n % 10000 > 0 then
              (array['INVITED','INVITED','CREATED','REGISTERED','ACCREDITED','ACCREDITED','PENDING_RENEWAL','FAILED'])[1 + n % 8]
            end,
            case when n % 10000 > 0 then now() - n * interval '7 seconds' end,
            case when n % 5 = 0 then 'SELF' else 'POC' end,
            now(), now()
     from (select n, case when n < $2 then 0 else 1 + (n - $2) / $3 end as agency
           from generate_series(0, $1::int - 1) n) numbered`,
    [invitations, ofTheLargest, ofTheOthers],
  );
  await pool.query('vacuum analyze');
  return { agencyId: account.agency_id, accountId: account.id };
}
