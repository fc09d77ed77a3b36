import { paths } from '../../contract/paths.ts';

/** The address of a list of the console with filters on. */
export const listAddress = (part: string, filter: Record<string, string>): string =>
  `${paths.staff}/${part}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
