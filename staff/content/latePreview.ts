import type { ComponentProps } from 'react';
import { late } from '../../components/late.tsx';
import type { PagePreview as Preview } from './PagePreview.tsx';

/** With the portal's own components: fetched when a page is looked at. */
export const PagePreview = late<ComponentProps<typeof Preview>>(async () => ({
  default: (await import('./PagePreview.tsx')).PagePreview,
}));
