import { type ReactNode, useRef } from 'react';
import { config } from '../../providers/config.ts';
import { t } from '../../providers/i18n/translate.ts';
import { PageFrame, type PageFrameProps } from '../components/public/PageFrame.tsx';
import { SideMenu } from '../components/public/SideMenu.tsx';
import { useProfile } from '../session/useProfile.ts';
import { Footer } from './Footer.tsx';
import { GuestMenu, PersonMenu } from './menus.tsx';
import { useClosing } from './useClosing.ts';
import { useSwipe } from './useSwipe.ts';
import './layout.css';

/** What stands around every page: word mark, navigation, footer (§1, §2). */
export function Frame({
  width,
  tall,
  children,
}: Pick<PageFrameProps, 'width' | 'tall'> & { children: ReactNode }) {
  const drawer = useRef<HTMLElement>(null);
  const profile = useProfile();
  useSwipe(drawer);
  useClosing(drawer);
  return (
    <PageFrame
      brand={config.settings}
      product={t('common.product')}
      skipLabel={t('common.skip')}
      menu={
        <SideMenu ref={drawer} label={t('common.menu')} closeLabel={t('common.close')}>
          {profile ? <PersonMenu profile={profile} /> : <GuestMenu />}
        </SideMenu>
      }
      footer={<Footer />}
      width={width}
      tall={tall}
    >
      {children}
    </PageFrame>
  );
}
