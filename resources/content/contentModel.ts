import type { ContentPage } from '#contract/records.ts';

/** A content page as a record of react-admin. A single page has its code as id; in a list the id is its position. */
export type ContentRow = ContentPage & { id: string };

/** single: the first page of a code. list: all of them, by name. */
export type Layout = 'single' | 'list';

/** The displayed fields of a content page. */
export type ShownPage = Pick<
  ContentPage,
  'name' | 'body' | 'thumbnailUrl' | 'thumbnailAlt' | 'language'
>;

/** A section of a page: the text of its heading, and its id. */
export interface Section {
  id: string;
  title: string;
}

/** Returns a name as a slug: 'Catkin Inns adds two villages' → 'catkin-inns-adds-two-villages'. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns a unique slug for each of `names`, in their order. */
export function slugsOf(names: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return names.map((name) => {
    const slug = slugOf(name) || 'item';
    const times = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, times);
    return times === 1 ? slug : `${slug}-${times}`;
  });
}

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Returns the first lines of a text: its first paragraph, as plain words. */
export const firstLines = (html: string): string =>
  documentOf(html).querySelector('p')?.textContent?.trim() ?? '';

/** Adds ids to the sections of clean HTML, so that a list of sections can lead there. */
export function withSections(html: string): { html: string; sections: Section[] } {
  const { body } = documentOf(html);
  const headings = [...body.querySelectorAll('h2')];
  const slugs = slugsOf(headings.map((heading) => heading.textContent ?? ''));
  const sections = headings.map((heading, index) => {
    heading.id = `section-${slugs[index]}`;
    return { id: heading.id, title: heading.textContent ?? '' };
  });
  return { html: body.innerHTML, sections };
}
