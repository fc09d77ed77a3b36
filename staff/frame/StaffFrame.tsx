import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { config } from '../../providers/config.ts';
import { WordMark } from '../../src/art/WordMark.tsx';
import { SideMenu } from '../../src/components/public/SideMenu.tsx';
import { Boundary } from '../../src/layout/Boundary.tsx';
import { Footer } from '../../src/layout/Footer.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { useClosing } from '../../src/layout/useClosing.ts';
import { useSwipe } from '../../src/layout/useSwipe.ts';
import { useProfile } from '../../src/session/useProfile.ts';
import { useScheme } from '../layout/useScheme.ts';
import { parts } from '../parts.ts';
import '../../src/components/public/kit.css';
import '../../src/components/public/frame.css';
import '../../src/layout/layout.css';
import './staffFrame.css';

/** The house of the console: the portal's header and footer, its own menu at the side. */
export function StaffFrame({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const drawer = useRef<HTMLElement>(null);
  useSwipe(drawer);
  useClosing(drawer);
  useScheme();
  const { name, shortName } = config.settings;
  // Another page shows its shape at once, and not the one before till it is there.
  const page = pathname.split('/').slice(0, 4).join('/');
  return (
    <div className="staff-frame">
      <a className="hub-skip" href="#main">
        {translate('common.skip')}
      </a>
      <header className="hub-header hub-on-frame staff-header">
        <Link to={paths.staff} className="hub-home">
          <WordMark name={name} shortName={shortName} product={translate('staff.product')} />
        </Link>
      </header>
      <SideMenu
        ref={drawer}
        id="staff-menu"
        label={translate('staff.menu')}
        closeLabel={translate('common.close')}
      >
        <Menu />
      </SideMenu>
      <main id="main" tabIndex={-1} className="staff-main">
        <Boundary at={pathname}>
          <Suspense key={page} fallback={<PageSkeleton />}>
            {children}
          </Suspense>
        </Boundary>
      </main>
      <div className="staff-footer">
        <Footer />
      </div>
    </div>
  );
}

function Menu() {
  const translate = useTranslate();
  const profile = useProfile();
  return (
    <>
      {parts.map(({ name, icon: Icon }, index) => (
        <li key={name}>
          <NavLink to={index === 0 ? paths.staff : `${paths.staff}/${name}`} end={index === 0}>
            <Icon />
            {translate(`staff.parts.${name}`)}
          </NavLink>
        </li>
      ))}
      <li className="staff-menu-person">
        <span>{profile?.displayName}</span>
        <Link to={paths.profile}>{translate('staff.profile')}</Link>
        <Link to={paths.logout}>{translate('staff.logout')}</Link>
      </li>
    </>
  );
}
