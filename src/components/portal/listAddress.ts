import type { SortPayload } from 'ra-core';
import type { z } from 'zod';
import { type PathName, pathTo } from '../../../contract/paths.ts';

/** A list whose address carries its page in the path and its filters in the query: `/associates/page/2?search=ann`. */
export interface ListDefinition {
  /** The resource of the data provider. */
  resource: string;
  path: PathName;
  perPage: number;
  sort: SortPayload;
  /** What the list call takes of each filter; the names are the query's, in the call and in the address. */
  filters?: z.ZodObject;
}

/** Filters by name, as react-admin keeps them: one that narrows nothing is not there. */
export type Filters = Record<string, string>;

const withoutEmpty = (filters: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Filters;

/** Reads the filters of a query. What the contract refuses is no filter: an old bookmark shows the whole list. */
export function readFilters({ filters }: ListDefinition, query: string): Filters {
  const params = new URLSearchParams(query);
  const values = Object.entries(filters?.shape ?? {}).map(([name, rule]) => [
    name,
    rule.safeParse(params.get(name) ?? undefined).data,
  ]);
  return withoutEmpty(Object.fromEntries(values));
}

/** The address of a page of the list: the page in its path, the filters in its query (§2). */
export function listHref({ path }: ListDefinition, page: number, filters: object = {}): string {
  const query = new URLSearchParams(withoutEmpty({ ...filters })).toString();
  return pathTo(path, { page }) + (query && `?${query}`);
}
