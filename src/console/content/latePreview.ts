import type { ComponentProps } from 'react';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import type { PagePreview as Preview } from './PagePreview.tsx';

/** The preview of a page with the portal's components, loaded when it is opened. */
export const PagePreview = lazyOptional<ComponentProps<typeof Preview>>(async () => ({
  default: (await import('./PagePreview.tsx')).PagePreview,
}));
