import type { SortPayload } from 'ra-core';
import type { z } from 'zod';
import { fieldErrors } from '#contract/fieldErrors.ts';
import type { MessageParams } from '#contract/messages.ts';
import { type PathName, pathTo } from '#contract/paths.ts';

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

/** Parameters by which mail programs and networks track a link: utm_source, gclid, mc_eid and the like. */
const TRACKING = /^(utm|mc|mtm|pk|hsa)_|^_|clid$|^(gbraid|wbraid|igshid|mkt_tok)$/i;

/** Returns the names in a query that are no filters of the list. Those of tracking do no harm, and are passed over. */
function unknownNames({ filters }: ListDefinition, query: string): string[] {
  const names = new Set(new URLSearchParams(query).keys());
  return [...names].filter(
    (name) => !Object.hasOwn(filters?.shape ?? {}, name) && !TRACKING.test(name),
  );
}

/** Why an address shows no rows: the key of a text, and its parameters. */
interface Refusal {
  key: string;
  params?: MessageParams;
}

/**
 * Returns why the filters of a query are refused, each reason once: by the contract, or because the list has no such
 * filter. Such an address shows no rows, for all of them would look like an answer (decision I19).
 */
export function filterRefusals(list: ListDefinition, query: string): Refusal[] {
  const names = unknownNames(list, query);
  const reasons = parsedFilters(list, query).flatMap(([, { error }]): Refusal[] =>
    error ? Object.values(fieldErrors(error)) : [],
  );
  if (names.length > 0) {
    reasons.push({ key: 'lists.unknownFilter', params: { names: names.join(', ') } });
  }
  return [...new Map(reasons.map((reason) => [reason.key, reason])).values()];
}

/** Returns the address of a page of the list: the page in its path, the filters in its query (specification §2). */
export function listHref({ path }: ListDefinition, page: number, filters: object = {}): string {
  const query = new URLSearchParams(withoutEmpty({ ...filters })).toString();
  return pathTo(path, { page }) + (query && `?${query}`);
}
