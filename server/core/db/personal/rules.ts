import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Keep, Purpose } from '../../../../contract/privacy.ts';
import type * as schema from '../schema.ts';
import type { PersonKeys } from './keys.ts';

/** The tables of a file. */
type TablesOf<File> = {
  [Name in keyof File as File[Name] extends PgTable ? Name : never]: File[Name];
};
export type Tables = TablesOf<typeof schema>;
export type TableName = keyof Tables;
/** What the manifest says of all tables of a file: a table that has no entry does not compile. */
export type RulesOf<File> = {
  [Name in keyof TablesOf<File>]: TablesOf<File>[Name] extends infer Table extends PgTable
    ? TableRules<Table>
    : never;
};
type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** What becomes of a value when its person is ended. `row`: it goes with its row; `asIs`: it was never the person's. */
type Ended = 'asIs' | 'row' | 'stays' | 'cleared' | 'replaced' | 'blanked';

/** The paths in a JSON value; `a.*` names all that is in `a`. */
export interface JsonPaths {
  /** About the person: exported, and blanked at the end if the row stays. */
  personal?: readonly string[];
  /** Codes, counts and times that tell of nobody once the names are gone: exported with their row. */
  plain?: readonly string[];
  /** About somebody else, or a secret: never exported. */
  withheld?: readonly string[];
  /** Groups that are about whoever their `emailAddress` belongs to. */
  contacts?: readonly string[];
}

export interface ColumnRule<End extends Ended = Ended> {
  about: 'person' | 'somebodyElse' | 'nobody';
  /** Whether the person gets it. */
  given: boolean;
  ended: End;
  json?: JsonPaths;
  /** What stands there afterwards, of a value that is replaced. */
  becomes?: (former: Former) => SQL | string;
}

/** What stands in place of a person that is ended. */
export interface Former {
  email: string;
  firstName: string;
  lastName: string;
  name: string;
}

/** How long rows are kept: as long as what they belong to, or a time that is counted from a column; then a job deletes them. */
export type Period<Column = string> =
  | {
      until: 'account' | 'agency' | 'program';
      /** The operator's setting of the days after the last sign-in in which it ends, too. */
      unused?: keyof Keep;
    }
  | Timed<Column>;
export type Timed<Column = string> = {
  since: Column;
  /** Other rows are not due yet, or they stay until `others` ends. */
  where?: SQL;
  others?: 'account';
  /** Rows of one statement, if each takes many others with it. */
  batch?: number;
} & (
  | { afterMs: number }
  /** Days that are over in the zone of the program; or the operator's setting of them. */
  | { afterDays: number | keyof Keep }
  | { afterYears: keyof Keep }
);

/** What the manifest says of a table: a column that is not named does not compile. */
export type TableRules<Table extends PgTable = PgTable> = {
  purpose: Purpose;
  keptFor: Period<ColumnOf<Table>>;
  /** Rows of others in which the person may be named, and the columns that may do so. They are never exported. */
  mentions?: { rowsOf: (person: PersonKeys) => SQL; columns: readonly ColumnOf<Table>[] };
} & (
  | { rows: 'ofNobody'; columns: Record<ColumnOf<Table>, ColumnRule<'asIs'>> }
  | {
      /** At the end a person's rows are deleted, or stay without what tells who it was. */
      rows: 'deleted';
      rowsOf: (person: PersonKeys) => SQL;
      columns: Record<ColumnOf<Table>, ColumnRule<'asIs' | 'row'>>;
    }
  | {
      /** `forget`: only `audit_forget` may change them, and it takes all that an entry says. */
      rows: 'stay' | 'forget';
      rowsOf: (person: PersonKeys) => SQL;
      columns: Record<ColumnOf<Table>, ColumnRule<Exclude<Ended, 'row'>>>;
    }
);
