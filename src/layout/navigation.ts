import { isOpen, type Viewer } from '../../contract/gates.ts';
import { type PathName, pathGates, paths } from '../../contract/paths.ts';

/** Pages that the navigation offers, in its order. Their words are `public.navigation.*`. */
const pages = [
  'staff',
  'dashboard',
  'associates',
  'reporting',
  'overview',
  'education',
  'benefits',
  'rateOffers',
  'promotions',
  'commissions',
  'resources',
  'news',
  'industryNews',
] as const satisfies readonly PathName[];
export type NavigationPage = (typeof pages)[number];

export interface NavigationLink {
  page: NavigationPage;
  path: string;
}

/** The links that a person can follow (§2): those whose gate is open. A guest's is Overview alone. */
export const navigationOf = (viewer: Viewer): NavigationLink[] =>
  pages
    .filter((page) => isOpen(pathGates[page], viewer))
    .map((page) => ({ page, path: paths[page] }));
