const sectionsOf = (html: string): string[] => html.split(/(?=<h2)/);
const titleOf = (section: string): string =>
  (/<h2[^>]*>(.*?)<\/h2>/s.exec(section)?.[1] ?? '').replace(/<[^>]+>/g, '').trim();

/** Returns the titles of the sections of a text that are new, or say something else than in an earlier one. */
export function changedSections(earlier: string, now: string): string[] {
  const known = new Set(sectionsOf(earlier));
  return sectionsOf(now)
    .filter((section) => !known.has(section))
    .map(titleOf)
    .filter((title) => title !== '');
}
