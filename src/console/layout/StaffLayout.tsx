import OverviewIcon from '@mui/icons-material/InsightsOutlined';
import TextsIcon from '@mui/icons-material/TranslateOutlined';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useResourceDefinitions, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type ErrorProps, Layout, Menu, Sidebar, type SidebarProps, useTheme } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useProfile } from '#providers/useProfile.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { useMay } from '../access/useMay.ts';
import { StaffBar } from './StaffBar.tsx';

// Few people see it.
const SecondStepBanner = lazyOptional<{ by: string }>(() => import('./SecondStepBanner.tsx'));

/** The layout of the console: react-admin's app bar, sidebar and content area. */
export function StaffLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const { secondStepBy } = useProfile()?.account ?? {};
  useScheme();
  // Another page shows its placeholder at once, instead of the previous page.
  const page = pathname.split('/').slice(0, 4).join('/');
  return (
    <Layout
      appBar={StaffBar}
      sidebar={StaffSidebar}
      menu={StaffMenu}
      error={BrokenPage}
      appBarAlwaysOn
    >
      {secondStepBy ? <SecondStepBanner by={secondStepBy} /> : null}
      <Suspense key={page} fallback={<PageSkeleton />}>
        {children}
      </Suspense>
    </Layout>
  );
}

/** On a phone the sidebar is a dialog, which needs a name. */
function StaffSidebar(props: SidebarProps) {
  const translate = useTranslate();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const paper = phone ? { 'aria-label': translate('staff.menu') } : {};
  return (
    // Made anew where the screen becomes narrow. A menu that was open on a desk would otherwise stay as a dialog: unseen,
    // and with all else hidden from assistive technology.
    <Sidebar key={String(phone)} {...props} slotProps={{ paper }} />
  );
}

/** An error of a page leaves app bar and menu as they are. */
const BrokenPage = ({ error }: ErrorProps) => (
  <ErrorState error={error} onRetry={() => window.location.reload()} />
);

/** Writes the color scheme into the document, so that `--hub-…` follow the theme that a person chose. */
function useScheme(): void {
  const [scheme] = useTheme();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.scheme = scheme;
    return () => {
      delete dataset.scheme;
    };
  }, [scheme]);
}

/** Below the emails, but a part of its own: who writes texts need not read emails. */
const texts = `${paths.staff}/mails/texts`;

/** The menu of the console: a navigation with links, not the ARIA menu of commands that react-admin renders. */
function StaffMenu() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const readsTexts = useMay('readTexts');
  const link = (isHere: boolean) =>
    ({ role: 'link', 'aria-current': isHere ? 'page' : undefined }) as const;
  return (
    <Menu component="nav" role="navigation" aria-label={translate('staff.menu')}>
      <Menu.DashboardItem
        primaryText="staff.parts.overview"
        leftIcon={<OverviewIcon />}
        {...link(pathname === paths.staff)}
      />
      {Object.keys(useResourceDefinitions()).map((name) => (
        <Menu.ResourceItem
          key={name}
          name={name}
          {...link(pathname.startsWith(`${paths.staff}/${name}`) && pathname !== texts)}
        />
      ))}
      {readsTexts ? (
        <Menu.Item
          to={texts}
          primaryText="staff.mails.texts"
          leftIcon={<TextsIcon />}
          {...link(pathname === texts)}
        />
      ) : null}
    </Menu>
  );
}
