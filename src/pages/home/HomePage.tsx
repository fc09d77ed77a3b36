import { paths } from '../../../contract/paths.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { homePages } from '../../boot.ts';
import { contentLanguage, Prose } from '../../components/Prose.tsx';
import { Feature } from '../../components/public/Feature.tsx';
import { HeroBanner } from '../../components/public/HeroBanner.tsx';
import { LinkButton } from '../../components/public/LinkButton.tsx';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { useProfile } from '../../session/useProfile.ts';
import { HomeSignIn } from './HomeSignIn.tsx';
import { heroDark, heroImage } from './hero.ts';

/** Home (§2, H1): the banner, beside it the sign-in form or the way to the dashboard, under it the marketing pages. */
export function HomePage() {
  const profile = useProfile();
  usePageTitle(t('common.product'));
  return (
    <>
      <HeroBanner
        title={t(profile ? 'public.home.memberBanner' : 'public.home.guestBanner')}
        lead={t(profile ? 'public.home.memberLead' : 'public.home.guestLead')}
        imageUrl={heroImage()}
        imageDarkUrl={heroDark()}
        action={
          profile && (
            <LinkButton to={paths.dashboard} variant="accent">
              {t('public.home.dashboard')}
            </LinkButton>
          )
        }
      >
        {!profile && <HomeSignIn />}
      </HeroBanner>
      <Marketing />
    </>
  );
}

function Marketing() {
  const pages = homePages();
  if (pages.length === 0) return null;
  return (
    <div className="hub-features" lang={contentLanguage()}>
      {pages.map(({ name, body, thumbnailUrl, thumbnailAlt }) => (
        <Feature
          key={name}
          title={name}
          imageUrl={thumbnailUrl || undefined}
          imageAlt={thumbnailAlt}
        >
          <Prose html={body} />
        </Feature>
      ))}
    </div>
  );
}
