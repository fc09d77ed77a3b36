import { at } from '../../../../contract/forms/fieldPaths.ts';
import { isObject } from '../../../../contract/isObject.ts';
import type { JsonPaths } from './rules.ts';

/** Returns the paths of all values, such as `words.agency`. The items of a list have its path. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, path));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsIn(inner, path ? `${path}.${name}` : name),
  );
}

const isIn = (path: string, names: readonly string[] = []): boolean =>
  names.some((name) => {
    const group = /^(.*)\.\*$/.exec(name)?.[1];
    return (
      name === '*' || name === path || (group !== undefined && `${path}.`.startsWith(`${group}.`))
    );
  });

/** Returns those paths of a value that a rule does not name. */
export const unnamedPaths = (value: unknown, { personal, plain, withheld, contacts }: JsonPaths) =>
  pathsIn(value).filter(
    (path) =>
      !isIn(path, [...(personal ?? []), ...(plain ?? []), ...(withheld ?? [])]) &&
      !contacts?.some((group) => path.startsWith(`${group}.`)),
  );

/** Returns what the person gets of a value: without what is about others. */
export function givenOf(value: unknown, rule: JsonPaths, addresses: readonly string[]): unknown {
  const { personal = [], plain = [], contacts = [] } = rule;
  const own = contacts.filter((group) =>
    addresses.includes(String(at(value, `${group}.emailAddress`)).toLowerCase()),
  );
  return picked(value, [...personal, ...plain, ...own.map((group) => `${group}.*`)]);
}

function picked(value: unknown, names: readonly string[], path = ''): unknown {
  if (!isObject(value)) return isIn(path, names) ? value : undefined;
  const kept = Object.entries(value)
    .map(([name, inner]) => [name, picked(inner, names, path ? `${path}.${name}` : name)] as const)
    .filter(([, inner]) => inner !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
