import type { ContentPage } from '../../contract/records.ts';

/** Content pages as a resource of react-admin. A single page has its code as id; in a list the id is its position. */
export const content = { name: 'content', recordRepresentation: 'name' };

export type ContentRow = ContentPage & { id: string };

/** single: the first page of a code. list: all of them, by name. */
export type Layout = 'single' | 'list';
