import { expect, test } from 'vitest';
import { givenColumns, givenTables } from '../../server/core/db/personal/give.ts';
import { dataFile } from '../../words/en/dataFile.ts';

test('every table and column that people get has a name in the file that they take along', () => {
  const unnamed = [
    ...givenTables.filter((name) => !Object.hasOwn(dataFile.tables, name)),
    ...givenTables.flatMap(givenColumns).filter((name) => !Object.hasOwn(dataFile.columns, name)),
  ];
  expect([...new Set(unnamed)], 'words/*/dataFile.ts').toEqual([]);
});
