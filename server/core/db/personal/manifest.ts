import { type Column, getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema.ts';
import { agencies } from './agencies.ts';
import { audit } from './audit.ts';
import { certificates } from './certificates.ts';
import { content } from './content.ts';
import { dataExports } from './dataExports.ts';
import { education } from './education.ts';
import { factors } from './factors.ts';
import { files } from './files.ts';
import { holds } from './holds.ts';
import { invitations } from './invitations.ts';
import { jobs } from './jobs.ts';
import { mailChoices } from './mailChoices.ts';
import { mails } from './mails.ts';
import { people } from './people.ts';
import { programme } from './programme.ts';
import { reports } from './reports.ts';
import { review } from './review.ts';
import type { TableName, TableRules, Tables } from './rules.ts';
import { signIn } from './signIn.ts';
import { signOn } from './signOn.ts';
import { signUp } from './signUp.ts';

/** Every table and column: whom it is about, why and how long it is kept, how it is exported and what ends it. */
const manifest: { readonly [Name in TableName]: TableRules<Tables[Name]> } = {
  ...people,
  ...signIn,
  ...factors,
  ...dataExports,
  ...signOn,
  ...signUp,
  ...invitations,
  ...holds,
  ...agencies,
  ...review,
  ...certificates,
  ...reports,
  ...mails,
  ...mailChoices,
  ...audit,
  ...content,
  ...education,
  ...files,
  ...jobs,
  ...programme,
};

const tables = new Map(Object.entries(schema).filter(([, value]) => is(value, PgTable)));

/** Returns a table and its columns by their names here. */
export function tableOf(name: TableName) {
  const table = tables.get(name) as PgTable;
  return { table, columns: getTableColumns(table) as Readonly<Record<string, Column>> };
}

export const tableNames = Object.keys(manifest) as TableName[];
/** The manifest read by name, where which table it is does not matter. */
export const rulesOf = (name: TableName): TableRules => manifest[name] as TableRules;
