import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { useLookUpError, useProfile } from '#providers/useProfile.ts';
import { InPageLink } from '#src/guest/kit/InPageLink.tsx';
import { CloseIcon, MenuIcon } from '#src/guest/kit/icons.tsx';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import type { Screen } from '#src/guest/kit/page.ts';
import { WordMark } from '#src/guest/kit/WordMark.tsx';
import { Footer } from './Footer.tsx';
import { GuestMenu, Navigation, PersonMenu } from './menus.tsx';
import './frame.css';

// Comes after the page: the menu opens without.
const Swipe = lazyOptional<{ drawer: RefObject<HTMLElement | null> }>(() => import('./Swipe.tsx'));

const MENU_ID = 'hub-menu';

/**
 * The frame of every page: word mark, navigation, footer (specification §1, §2). Below 768 px the navigation is a
 * drawer, which is a native popover: it opens before any script has run, and Escape closes it.
 */
export function Frame({
  width,
  tall = false,
  children,
}: Pick<Screen, 'width' | 'tall'> & { children: ReactNode }) {
  const { settings, t } = useHub();
  const drawer = useRef<HTMLElement>(null);
  const profile = useProfile();
  const lookUpError = useLookUpError();
  const { name, shortName, logo } = settings;
  useDrawer(drawer);
  return (
    <div className="hub-frame">
      <InPageLink className="hub-skip" target="main">
        {t('common.skip')}
      </InPageLink>
      <header className="hub-header hub-on-frame">
        <div className="hub-header-row">
          <Link to={paths.home} className="hub-home">
            <WordMark name={name} shortName={shortName} logo={logo} product={t('common.product')} />
          </Link>
          <button
            type="button"
            className="hub-menu-button"
            popoverTarget={MENU_ID}
            popoverTargetAction="toggle"
          >
            <MenuIcon />
            <span>{t('common.menu')}</span>
          </button>
          <nav
            ref={drawer}
            id={MENU_ID}
            popover="auto"
            className="hub-menu hub-on-frame"
            aria-label={t('common.menu')}
          >
            <button
              type="button"
              className="hub-menu-button hub-menu-close"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
            >
              <CloseIcon />
              <span>{t('common.close')}</span>
            </button>
            <ul className="hub-menu-links">
              {profile && <PersonMenu profile={profile} />}
              {!profile && (lookUpError ? <Navigation /> : <GuestMenu />)}
            </ul>
          </nav>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`hub-main hub-main-${width}${tall ? ' hub-main-tall' : ''}`}
      >
        {children}
      </main>
      <Footer />
      <Swipe drawer={drawer} />
    </div>
  );
}

/**
 * Closes the side navigation when one of its links was pressed, even if the page asks before it is left, and when the page
 * changes otherwise.
 */
function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => drawer.current?.hidePopover?.(), [key]);
  useEffect(() => {
    const menu = drawer.current;
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) menu?.hidePopover?.();
    };
    menu?.addEventListener('click', onClick);
    return () => menu?.removeEventListener('click', onClick);
  }, [drawer]);
}
