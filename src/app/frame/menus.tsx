import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { menuFor } from '#contract/pages.ts';
import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { useViewer } from '#providers/useProfile.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';

/** Links to the pages that are open to the visitor. */
export function Navigation() {
  const { t } = useHub();
  const { pathname } = useLocation();
  return menuFor('main', useViewer()).map(({ name, path, title }) => (
    <li key={name}>
      <NavLink to={path} end={name === 'associates' && pathname === paths.associateRegistration}>
        {t(title)}
      </NavLink>
    </li>
  ));
}

/** A guest's links (specification §2): Overview, the two ways to create an account, and the sign-in. */
export function GuestMenu() {
  const { t } = useHub();
  const noteId = useId();
  return (
    <>
      <Navigation />
      {menuFor('account', useViewer()).map(({ name, path, title }) => (
        <li key={name}>
          <NavLink to={path} aria-describedby={name === 'createAgent' ? noteId : undefined}>
            {t(title)}
          </NavLink>
          {name === 'createAgent' && (
            <span id={noteId} className="hub-menu-note">
              {t('public.menu.registerAgencyNote')}
            </span>
          )}
        </li>
      ))}
    </>
  );
}

/** A signed-in person's links (specification §2): the pages that the gates open, the profile, and logout. */
export function PersonMenu({ profile }: { profile: Profile }) {
  const { t } = useHub();
  return (
    <>
      <li className="hub-menu-person">
        <Link to={paths.account} className="hub-menu-greeting">
          <TextWithValues
            text={t('public.menu.welcome', { name: profile.displayName })}
            values={[profile.displayName]}
          />
        </Link>
        {menuFor('account', useViewer()).map(({ name, path, title }) => (
          <NavLink key={name} to={path}>
            {t(title)}
          </NavLink>
        ))}
      </li>
      <Navigation />
    </>
  );
}
