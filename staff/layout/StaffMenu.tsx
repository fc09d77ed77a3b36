import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Menu } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { parts } from '../parts.ts';

/** The menu of the console: a navigation with links, not the ARIA menu of commands that react-admin renders. */
export const StaffMenu = memo(function StaffMenu() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Menu component="nav" role="navigation" aria-label={translate('staff.menu')}>
      {parts.map(({ name, icon: Icon }, index) => {
        const to = index === 0 ? paths.staff : `${paths.staff}/${name}`;
        const here = index === 0 ? pathname === to : pathname.startsWith(to);
        return (
          <Menu.Item
            key={name}
            to={index === 0 ? `${to}/` : to}
            role="link"
            aria-current={here ? 'page' : undefined}
            primaryText={`staff.parts.${name}`}
            leftIcon={<Icon />}
          />
        );
      })}
    </Menu>
  );
});
