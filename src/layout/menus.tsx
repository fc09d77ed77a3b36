import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { Profile } from '../../contract/records.ts';
import { t } from '../../providers/i18n/translate.ts';
import { useViewer } from '../session/useProfile.ts';
import { navigationOf } from './navigation.ts';

function Navigation() {
  const { pathname } = useLocation();
  return navigationOf(useViewer()).map(({ page, path }) => (
    <li key={page}>
      <NavLink to={path} end={page === 'associates' && pathname === paths.associateRegistration}>
        {t(`public.navigation.${page}`)}
      </NavLink>
    </li>
  ));
}

/** A guest's links (§2): Overview, the sign-in and the two ways to an account. */
export function GuestMenu() {
  const note = useId();
  return (
    <>
      <Navigation />
      <li>
        <NavLink to={paths.createAgent} aria-describedby={note}>
          {t('public.menu.registerAgency')}
        </NavLink>
        <span id={note} className="hub-menu-note">
          {t('public.menu.registerAgencyNote')}
        </span>
      </li>
      <li>
        <NavLink to={paths.createAssociate}>{t('public.menu.registerAssociate')}</NavLink>
      </li>
      <li>
        <NavLink to={paths.login}>{t('public.menu.logIn')}</NavLink>
      </li>
    </>
  );
}

/** A signed-in person's links (§2): what the gates open, the own account, the way out. */
export function PersonMenu({ profile }: { profile: Profile }) {
  return (
    <>
      <li className="hub-menu-person">
        <Link to={paths.account} className="hub-menu-greeting">
          {t('public.menu.welcome', { name: profile.displayName })}
        </Link>
        <NavLink to={paths.profile}>{t('public.menu.profile')}</NavLink>
        <Link to={paths.logout}>{t('public.menu.logout')}</Link>
      </li>
      <Navigation />
    </>
  );
}
