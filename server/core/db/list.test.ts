import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from './connection.ts';
import { readAll } from './list.ts';

let db: Database;
beforeAll(() => {
  db = connect(inject('postgres'), { max: 1 });
});
afterAll(() => db.$client.end());

test.each([0, 1, 2, 3, 4])(
  'a list of %i rows is read whole, each once, two at a time',
  async (count) => {
    const numbers = {
      columns: sql`number as id`,
      from: sql`generate_series(1, ${count}::int) number`,
      where: [sql`number > 0`],
      order: [sql`number`],
      placeOf: ({ id }: { id: number }) => [String(id)],
    };
    const read: { id: number }[] = [];
    for await (const rows of readAll((work) => work(db), numbers, 2))
      read.push(...(rows as never[]));
    expect(read).toEqual(Array.from({ length: count }, (_, n) => ({ id: n + 1 })));
  },
);
