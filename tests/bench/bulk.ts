import type pg from 'pg';

/** An id made of an SQL expression, the same whenever it is made: a version 4 UUID by its form. */
export const idOf = (what: string): string =>
  `overlay(overlay(md5(${what}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Parts of a `with` that store a tiny file for each row of `told`, by its `file_id`. */
export const filesOf = (told: string): string => `kept as (
  insert into files (id, store, sha256) select file_id, 'database', encode(sha256('\\x504b0304'), 'hex') from ${told}
), contents as (
  insert into file_contents (id, content) select file_id, '\\x504b0304' from ${told}
)`;

/** Inserts with the indexes of a table taken away for that time: made of all rows at once they cost a fraction. */
export async function inBulk(
  pool: pg.Pool,
  table: string,
  insert: string,
  values: number[],
): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes
       where tablename = $1 and indexname not in (select conname from pg_constraint)`,
      [table],
    );
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
    await client.query(insert, values);
    for (const { indexdef } of rows) await client.query(indexdef);
  } finally {
    client.release();
  }
}
