import type { ReactNode, Ref } from 'react';
import { CloseIcon, MenuIcon } from './icons.tsx';
import './frame.css';

export interface SideMenuProps {
  /** Name of the button and of the navigation ('Menu', I9). */
  label: string;
  closeLabel: string;
  id?: string;
  /** The drawer: a popover, so `ref.current.showPopover()` and `.hidePopover()` serve swipes. */
  ref?: Ref<HTMLElement>;
  /** Links and buttons as `<li>`s. */
  children: ReactNode;
}

/**
 * A row of links from 768 px, and below it a button that opens the same links as a drawer. The
 * drawer is a native popover: it opens before any script has run, and Escape closes it.
 */
export function SideMenu({ label, closeLabel, id = 'hub-menu', ref, children }: SideMenuProps) {
  return (
    <>
      <button
        type="button"
        className="hub-menu-button"
        popoverTarget={id}
        popoverTargetAction="toggle"
      >
        <MenuIcon />
        {label}
      </button>
      <nav ref={ref} id={id} popover="auto" className="hub-menu hub-on-frame" aria-label={label}>
        <button
          type="button"
          className="hub-menu-close"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <CloseIcon />
          {closeLabel}
        </button>
        <ul>{children}</ul>
      </nav>
    </>
  );
}
