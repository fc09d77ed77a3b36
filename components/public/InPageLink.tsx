import type { AnchorHTMLAttributes, MouseEvent } from 'react';

export interface InPageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The id of the element it leads to. */
  target: string;
  /** Returns what takes the focus, where it is not the target itself. */
  find?: () => HTMLElement | null | undefined;
  /** Where in the window the target comes to stand. */
  block?: ScrollLogicalPosition;
}

/**
 * A link within the page that brings its target into view and gives it the focus. The address stays: the router knows
 * nothing of an entry it did not make, and could not ask about unsaved changes there. Before any script has run, the
 * address leads there.
 */
export function InPageLink({ target, find, block = 'start', children, ...rest }: InPageLinkProps) {
  const follow = (event: MouseEvent) => {
    const element = document.getElementById(target);
    const focused = find ? find() : element;
    if (!focused) return;
    event.preventDefault();
    (element ?? focused).scrollIntoView({ block });
    if (focused.tabIndex < 0) focused.tabIndex = -1;
    focused.focus({ preventScroll: true });
  };
  return (
    <a {...rest} href={`#${target}`} onClick={follow}>
      {children}
    </a>
  );
}
