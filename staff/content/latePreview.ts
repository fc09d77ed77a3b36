import type { ComponentProps } from 'react';
import { lazyOptional } from '../../components/lazyOptional.tsx';
import type { PagePreview as Preview } from './PagePreview.tsx';

/** With the portal's own components: fetched when a page is looked at. */
export const PagePreview = lazyOptional<ComponentProps<typeof Preview>>(async () => ({
  default: (await import('./PagePreview.tsx')).PagePreview,
}));
