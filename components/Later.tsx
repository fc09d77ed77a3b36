import { type ReactNode, useDeferredValue } from 'react';

interface Props {
  /** All is there to draw it at once, so that a page that one goes back to can be scrolled to where it was left. */
  ready?: boolean;
  /** Shown until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Draws what is in it in a second go, once what stands around it is shown: two short pieces of work in place of a long
 * one, between which the browser answers. For what stands below the rest, so that nothing moves.
 */
export const Later = ({ ready = false, fallback = null, children }: Props) =>
  useDeferredValue(true, ready) ? children : fallback;
