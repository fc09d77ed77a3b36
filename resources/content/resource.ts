import type { ContentPage } from '../../contract/records.ts';

/** Content pages as react-admin knows them. One alone has its code for an id; in the list of a code, its place there. */
export const content = { name: 'content', recordRepresentation: 'name' };

export type ContentRow = ContentPage & { id: string };

/** single: the first page of a code. list: all of them, by name. */
export type Layout = 'single' | 'list';
