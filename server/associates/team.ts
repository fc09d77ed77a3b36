import { count, eq, type SQL, sql } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import {
  funnelOf,
  type Remindable,
  remindable,
  reminderPause,
  type Team,
  teamLimits,
} from '../../contract/team.ts';
import type { Queryable } from '../core/db/connection.ts';
import { invitations } from '../core/db/schema.ts';

/** A person in an agency's list whose turn it is to take the next step. Times are text, as the driver returns them. */
export type Waiting = {
  id: string;
  email: string;
  status: Remindable;
  /** The name of the account, or the one given in a self-invitation; '' if unknown. */
  name: string;
  /** The last email that no reminder follows within a day. */
  mailedAt: string | null;
};

/** The people of an agency's list with a status in which a reminder helps, but for accounts that staff have disabled. */
export const waitingPeople = (agencyId: string): SQL => sql`
  select i.id, i.email, i.status, i.language, i.invite_type as "inviteType", i.account_id as "accountId", i.token_expires_at as "tokenExpiresAt", a.accredited_at as "accreditedAt",
    coalesce(a.name, i.name, '') as name,
    greatest(i.reminded_at, case when i.status = 'INVITED' then i.requested_at end) as "mailedAt"
  from invitations i left join accounts a on a.id = i.account_id
  where i.agency_id = ${agencyId} and i.status in ('INVITED', 'CREATED', 'REGISTERED', 'PENDING_RENEWAL')
    and a.enabled is not false`;

export const asDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Returns how many of an agency's people have taken each step, and whose turn it is (decision D13). */
export async function readTeam(db: Queryable, agencyId: string, now: Date): Promise<Team> {
  const [totals, people] = await Promise.all([
    db
      .select({ status: invitations.status, total: count() })
      .from(invitations)
      .where(eq(invitations.agencyId, agencyId))
      .groupBy(invitations.status),
    db.execute<Waiting & { total: number }>(sql`
      select * from (
        select *, count(*) over (partition by status)::int as total,
          row_number() over (partition by status order by "mailedAt" nulls first, email) as place
        from (${waitingPeople(agencyId)}) waiting
      ) counted where place <= ${teamLimits.named} order by place`),
  ]);
  return {
    funnel: funnelOf(totals),
    waiting: remindable.map((status) => {
      const these = people.rows.filter((person) => person.status === status);
      return {
        status,
        total: these[0]?.total ?? 0,
        people: these.map(({ email, name, mailedAt }) => ({
          email,
          name,
          pausedUntil: iso(reminderPause(asDate(mailedAt), now)),
        })),
      };
    }),
  };
}
