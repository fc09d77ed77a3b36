import LogoutIcon from '@mui/icons-material/Logout';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import SecurityIcon from '@mui/icons-material/ShieldOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate, useUserMenu } from 'ra-core';
import type { ReactNode } from 'react';
import { AppBar, type AppBarProps, UserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { WordMark } from '#src/guest/kit/WordMark.tsx';

/** The app bar: link to the home page, theme, refresh, user menu. */
export function StaffBar(props: AppBarProps) {
  const { settings } = useHub();
  const translate = useTranslate();
  const { name, shortName, logo } = settings;
  return (
    <AppBar {...props} userMenu={<AccountMenu />} sx={onPhone}>
      <Link to={paths.staff} style={HOME}>
        <WordMark
          name={name}
          shortName={shortName}
          logo={logo}
          product={translate('staff.product')}
        />
      </Link>
    </AppBar>
  );
}

const HOME = {
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  textDecoration: 'none',
};
/** There are four buttons next to the name. */
const onPhone = { '--word-mark-size': { xs: '1rem', sm: '1.375rem' } };

const AccountMenu = () => (
  <span translate="no">
    {/* Its accessible name contains the visible text. The menu is elsewhere in the page, and translated. */}
    <UserMenu label={useProfile()?.displayName ?? ''}>
      <PersonLink to={paths.profile} icon={<ProfileIcon fontSize="small" />} word="staff.profile" />
      <PersonLink
        to={paths.security}
        icon={<SecurityIcon fontSize="small" />}
        word="staff.security"
      />
      <PersonLink to={paths.logout} icon={<LogoutIcon fontSize="small" />} word="staff.logout" />
    </UserMenu>
  </span>
);

function PersonLink({ to, icon, word }: { to: string; icon: ReactNode; word: string }) {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to={to} onClick={menu?.onClose}>
      <ListItemIcon>{icon}</ListItemIcon>
      <span>{translate(word)}</span>
    </MenuItem>
  );
}
