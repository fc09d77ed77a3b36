import { type SQL, sql } from 'drizzle-orm';

/** The IATA number of the agency with a table alias, which must not come from a caller. */
export const iata = (alias: 'g' | 'o') =>
  sql.raw(`(${alias}.form->'agencyDetails'->>'iataNumber')`);

/** What agency `o` may have in common with agency `g` (decision B8), as conditions; each has an index. */
const likeness = {
  domain: sql`o.domain = g.domain`,
  iataNumber: sql`(${iata('o')} = ${iata('g')} and ${iata('g')} <> '')`,
  name: sql`lower(o.name) = lower(g.name)`,
};

/** The condition that another agency `o` has something in common with agency `g`. */
export const isDuplicate = sql`o.id <> g.id and (${sql.join(Object.values(likeness), sql` or `)})`;

/** Returns an expression for each likeness: its name where it holds, else null. */
const namesOf = (holds: (like: SQL) => SQL) =>
  sql.join(
    Object.entries(likeness).map(
      ([name, like]) => sql`case when ${holds(like)} then ${sql.raw(`'${name}'`)} end`,
    ),
    sql`, `,
  );

/** What agency `o` has in common with agency `g`. */
export const inCommon = namesOf((like) => like);

/** What any other agency has in common with agency `g`. */
export const inCommonWithAny = namesOf(
  (like) => sql`exists (select from agencies o where o.id <> g.id and ${like})`,
);
