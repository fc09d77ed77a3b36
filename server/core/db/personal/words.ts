import type { SQL } from 'drizzle-orm';
import type { ColumnRule, Former, JsonPaths } from './rules.ts';

type Rules<Name extends string, Rule> = Record<Name, Rule>;

/** Returns the function that gives each of its columns the same rule. */
const all =
  <Rule extends ColumnRule>(rule: Rule) =>
  <Name extends string>(...names: Name[]): Rules<Name, Rule> =>
    Object.fromEntries(names.map((name) => [name, rule])) as Rules<Name, Rule>;

const personal = { about: 'person', given: true } as const;
const withheld = { about: 'person', given: false } as const;

/** The words of the manifest: what may be said of columns. */

export const nobody = all({ about: 'nobody', given: false, ended: 'asIs' });
/** Somebody else, by id or in words; an id leads to a former member once that person is ended. */
export const somebodyElse = all({ about: 'somebodyElse', given: false, ended: 'asIs' });

/** JSON about nobody, or about others. */
export const plainJson = <Name extends string>(name: Name, ...paths: string[]) =>
  all({ about: 'nobody', given: false, ended: 'asIs', json: { plain: paths } })(name);

/** Of rows that are deleted: */
export const given = all({ ...personal, ended: 'row' });
/** Hashes, keys and tokens, and what is made from other columns. */
export const secret = all({ ...withheld, ended: 'row' });
export const json = <Name extends string>(name: Name, paths: JsonPaths) =>
  all({ ...personal, ended: 'row', json: paths })(name);

/** Of rows that stay: */
export const stays = all({ ...personal, ended: 'stays' });
export const cleared = all({ ...personal, ended: 'cleared' });
export const secretCleared = all({ ...withheld, ended: 'cleared' });
/** Made from other columns, and so it changes with them. */
export const follows = all({ ...withheld, ended: 'stays' });
export const replaced = <Name extends string>(
  name: Name,
  becomes: (former: Former) => SQL | string,
): Rules<Name, ColumnRule<'replaced'>> =>
  all({ ...personal, ended: 'replaced' as const, becomes })(name);
export const blankedJson = <Name extends string>(name: Name, paths: JsonPaths) =>
  all({ ...personal, ended: 'blanked', json: paths })(name);
