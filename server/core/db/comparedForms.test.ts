import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { comparedNumber, comparedPhone, comparedSite } from '../../../contract/comparedForms.ts';
import { folded } from '../../../contract/folded.ts';
import { templates } from '../../../tests/support/server/templates.ts';
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '../../../tests/support/server/temporaryDatabase.ts';

let database: TemporaryDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTemporaryDatabase(inject('postgres'), { template: templates.migrated });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const ofDatabase = async (name: string, texts: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ compared: string }>(
    `select ${name}(typed) as compared from unnest($1::text[]) with ordinality as t (typed, n) order by n`,
    [texts],
  );
  return rows.map(({ compared }) => compared);
};

/** Every character of two bytes, but for NUL, halves of pairs, and a block that is still being filled. */
const characters = Array.from({ length: 0xffff }, (_, n) => String.fromCharCode(n + 1)).filter(
  (character) => character.isWellFormed() && !/[\ua7c0-\ua7ff]/.test(character),
);

test('each character is folded by the database as elsewhere', async () => {
  const texts = characters.map((character) => `a${character}b`);
  expect(await ofDatabase('folded', texts)).toEqual(texts.map(folded));
});

const typed = [
  ...[
    '',
    ' ',
    'Événements  O’Neil',
    'E\u0301lie',
    'ǖ ộ ﷺ',
    'N/A',
    'n/a ',
    '@Example.com',
    '//x.example//',
  ],
  ...[
    'Https://www.Example.com/A/',
    'http:\\\\x.example',
    'www.',
    'https://',
    'IATA 14-5 2271 3',
    'IATA no 7',
  ],
  ...[
    'iata',
    'TSI7',
    'trueno',
    '+1 (312) 555-0100 x 7',
    '0015551234567',
    '011525512345678',
    '+44 20 7946 0958',
  ],
];
test.each([
  ['folded', folded],
  ['compared_number', comparedNumber],
  ['compared_phone', comparedPhone],
  ['compared_site', comparedSite],
])('%s of the database is that of the contract', async (name, compared) =>
  expect(await ofDatabase(name, typed)).toEqual(typed.map(compared)),
);
