import type { SortPayload } from 'ra-core';
import type { z } from 'zod';
import { fieldErrors } from '../../contract/fieldErrors.ts';
import type { Message } from '../../contract/messages.ts';
import { type PathName, pathTo } from '../../contract/paths.ts';

/** A list whose address has the page in the path and its filters in the query: `/associates/page/2?search=ann`. */
export interface ListDefinition {
  /** The resource of the data provider. */
  resource: string;
  path: PathName;
  perPage: number;
  sort: SortPayload;
  /** The schema of the filters. Their names are the same in call and address. */
  filters?: z.ZodObject;
}

/** Filters by name, as react-admin keeps them, without empty ones. */
export type Filters = Record<string, string>;

const withoutEmpty = (filters: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Filters;

function parsedFilters({ filters }: ListDefinition, query: string) {
  const params = new URLSearchParams(query);
  return Object.entries(filters?.shape ?? {}).map(
    ([name, rule]) => [name, rule.safeParse(params.get(name) ?? undefined)] as const,
  );
}

/** Returns the filters of a query, without those that the contract refuses ({@link filterRefusals}). */
export const readFilters = (list: ListDefinition, query: string): Filters =>
  withoutEmpty(
    Object.fromEntries(parsedFilters(list, query).map(([name, { data }]) => [name, data])),
  );

/** Returns why the contract refuses filters of a query, each reason once: such an address shows no rows. */
export function filterRefusals(list: ListDefinition, query: string): Message[] {
  const reasons = parsedFilters(list, query).flatMap(([, { error }]) =>
    error ? Object.values(fieldErrors(error)) : [],
  );
  return [...new Map(reasons.map((reason) => [reason.key, reason])).values()];
}

/** Returns the address of a page of the list: the page in its path, the filters in its query (specification §2). */
export function listHref({ path }: ListDefinition, page: number, filters: object = {}): string {
  const query = new URLSearchParams(withoutEmpty({ ...filters })).toString();
  return pathTo(path, { page }) + (query && `?${query}`);
}
