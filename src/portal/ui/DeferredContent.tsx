import { type ReactNode, useDeferredValue } from 'react';

interface Props {
  /** Renders them at once: a page that a person goes back to is scrolled to where it was left. */
  ready?: boolean;
  /** Shown until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children in a second commit, once what is around them is shown: two short tasks instead of a long one, so
 * that the browser can respond between them. For what is at the end of a page, so that nothing moves.
 */
export const DeferredContent = ({ ready = false, fallback = null, children }: Props) =>
  useDeferredValue(true, ready) ? children : fallback;
