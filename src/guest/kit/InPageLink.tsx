import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The id of the element it leads to. */
  target: string;
  /** Returns the element that gets the focus, if it is not the target itself. */
  find?: () => HTMLElement | null | undefined;
  /** Where in the window the target is scrolled to. */
  block?: ScrollLogicalPosition;
}

/**
 * A link within the page that scrolls to its target and focuses it. The address does not change: the router would not
 * know the new history entry, and could not ask about unsaved changes there. Before hydration, the fragment works as
 * usual.
 */
export function InPageLink({ target, find, block = 'start', children, ...rest }: Props) {
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
