import { type SQL, sql } from 'drizzle-orm';

/** What agency `o` may have in common with agency `g` (decision B8), as conditions on how it is compared; each has an index. */
const likeness = {
  domain: sql`o.domain = g.domain`,
  iataNumber: sql`o.iata_numbers && g.iata_numbers`,
  name: sql`o.folded_name = g.folded_name`,
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
