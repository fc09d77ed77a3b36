import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from '../../db/connection.ts';
import { csvStream } from './list.ts';

let db: Database;
beforeAll(() => {
  db = connect(inject('postgres'), { max: 1 });
});
afterAll(() => db.$client.end());

test.each([0, 1, 2, 3, 4])('a file of %i rows has each once, read two at a time', async (count) => {
  const numbers = {
    columns: sql`number as id`,
    from: sql`generate_series(1, ${count}::int) number`,
    where: [sql`number > 0`],
    key: sql`number`,
  };
  const file = csvStream<{ id: string }>((work) => work(db), numbers, { Id: ({ id }) => id }, 2);
  const [, ...lines] = (await text(file)).trim().split('\r\n');
  expect(lines).toEqual(Array.from({ length: count }, (_, n) => `${n + 1}`));
});
