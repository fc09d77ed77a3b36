import type pg from 'pg';
import { staffRoles } from '../../contract/staff/roles.ts';
import { demoAgencyForms } from '../../demo/forms.ts';
import { filesOf, idOf, inBulk } from './bulk.ts';

/** How much of everything the program's office looks after. */
export interface OfficeVolume {
  agencies: number;
  people: number;
  auditRows: number;
  mails: number;
}

/**
 * Fills the tables with agencies in every status, their people, what was mailed to them and all that was written down;
 * reports of six of ten over the last eight quarters. What is there already stays.
 * Returns the account of a member of staff.
 */
export async function seedOffice(
  pool: pg.Pool,
  { agencies, people, auditRows, mails }: OfficeVolume,
): Promise<string> {
  await pool.query(AGENCIES, [agencies, JSON.stringify(demoAgencyForms.northwind)]);
  await inBulk(pool, 'accounts', PEOPLE, [people, agencies]);
  await pool.query(REPORTS, [agencies]);
  await inBulk(pool, 'mails', MAILS, [mails, people]);
  // The trigger would look up the agency of each row.
  await pool.query('alter table audit disable trigger audit_added');
  await inBulk(pool, 'audit', AUDIT, [auditRows, people]);
  await pool.query('alter table audit enable trigger audit_added');
  const { rows } = await pool.query<{ id: string }>(
    `insert into accounts (email, password_hash, first_name, last_name, staff, email_confirmed_at, created_at)
     values ('reviewer@office.example', 'none', 'Rosa', 'Bench', true, now(), now()) returning id`,
  );
  const staffId = rows[0]?.id ?? '';
  await pool.query(
    'insert into staff_roles (account_id, role, granted_at) select $1, unnest($2::text[]), now()',
    [staffId, staffRoles],
  );
  await pool.query('vacuum analyze');
  return staffId;
}

// Of ten: five approved, one each not registered, waiting, to be revised, renewing and rejected.
const AGENCIES = `
insert into agencies (id, status, version, name, domain, form, submitted_at, approved_at, renewal_date,
                      quarterly_report_required, window_ends_at, created_at, updated_at)
select ${idOf("'office' || n")}, status, case when named then 1 else 0 end,
       case when named then word || ' Meetings ' || n end,
       case when named then word || n || '.example' end,
       case when named then jsonb_set($2::jsonb, '{agencyDetails,iataNumber}', to_jsonb('IATA ' || n)) end,
       case when named then born + interval '2 days' end,
       case when status in ('APPROVED', 'PENDING_RENEWAL') then born + interval '5 days' end,
       case when status in ('APPROVED', 'PENDING_RENEWAL') then born + interval '370 days' end,
       n % 3 = 0, born + interval '30 days', born, born
from (
  select n, status, status <> 'NOT_CREATED' as named, now() - n * interval '3 hours' as born,
         (array['acorn','birch','cedar','dogwood','elder','fir','gorse','hazel','ivy','juniper'])[1 + n / 7 % 10] as word
  from (select n, (array['APPROVED','APPROVED','APPROVED','APPROVED','APPROVED','NOT_CREATED','PENDING',
                         'REVISIONS_REQUIRED','PENDING_RENEWAL','REJECTED'])[1 + n % 10] as status
        from generate_series(1, $1::int) n) numbered
) told`;

// The first of each agency is its point of contact.
const PEOPLE = `
insert into accounts (id, email, password_hash, first_name, last_name, agency_id, point_of_contact, associate,
                      associate_status, accredited_at, email_confirmed_at, created_at)
select ${idOf("'person' || n")}, lower(first) || '.' || lower(last) || n || '@office' || agency || '.example', 'none', first, last,
       ${idOf("'office' || agency")}, n <= $2, true, status,
       case when status = 'ACCREDITED' then now() - n * interval '5 minutes' end, now(), now() - n * interval '5 minutes'
from (
  select n, 1 + (n - 1) % $2::int as agency,
    (array['Ada','Ben','Cleo','Dev','Elena','Farid','Grace','Hugo','Ivy','Jon'])[1 + n % 10] as first,
    (array['Okafor','Larsen','Marsh','Patel','Ruiz','Haddad','Kim','Silva','Chen','Price','Novak'])[1 + n % 11] as last,
    (array['INVITED','CREATED','REGISTERED','ACCREDITED','ACCREDITED','ACCREDITED','PENDING_RENEWAL','PENDING','REJECTED'])[1 + n % 9] as status
  from generate_series(1, $1::int) n
) told`;

const REPORTS = `
with told as (
  select n, closed, gen_random_uuid() as file_id
  from generate_series(3, $1::int, 3) n,
       generate_series(date_trunc('quarter', now()) - interval '24 months', date_trunc('quarter', now()) - interval '3 months',
                       interval '3 months') closed
  where n % 10 < 5 and (n + extract(month from closed)::int) % 5 > 0
), ${filesOf('told')}
insert into reports (agency_id, filename, mime, size, quarter, file_id, uploaded_at)
select ${idOf("'office' || n")}, 'report-' || n || '.xlsx', 'application/vnd.ms-excel', 4,
       to_char(closed, 'YYYY"-Q"Q'), file_id, closed + interval '100 days'
from told`;

// Everybody by a number, so that mails and entries are spread over all.
const NUMBERED = `(select row_number() over () - 1 as place, id, email, agency_id from accounts where agency_id is not null)`;

const MAILS = `
insert into mails ("to", template, params, status, tries, next_try_at, reason, sent_at, agency_id, created_at)
select email, (array['invitation','agencyApproved','reportOverdue','associateRenewalDue','passwordReset'])[1 + n % 5],
       '{"words": {"agency": "Acorn Meetings", "until": "May 20, 2027"}}',
       case when failed then 'FAILED' else 'SENT' end, 1, at, case when failed then 'The mailbox does not exist.' end,
       case when failed then null else at end, agency_id, at
from (select n, n % 200 = 0 as failed, now() - n * interval '20 seconds' as at from generate_series(1, $1::int) n) told
join ${NUMBERED} person on place = n % $2::int`;

// Of ten entries nine are about people, one about their agency.
const AUDIT = `
insert into audit (at, actor_id, subject_type, subject_id, agency_id, event, before, after)
select now() - n * interval '20 seconds', id, case when n % 10 = 0 then 'agency' else 'account' end,
       case when n % 10 = 0 then agency_id else id end, agency_id,
       case when n % 10 = 0 then 'resubmit'
            else (array['createAccount','register','acknowledge','update','expire','renew'])[1 + n % 6] end,
       '{"associateStatus": "REGISTERED"}', '{"associateStatus": "ACCREDITED"}'
from generate_series(1, $1::int) n join ${NUMBERED} person on place = n % $2::int`;
