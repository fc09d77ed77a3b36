import { Link } from 'react-router-dom';
import { contentLanguage, Prose } from '../../../components/Prose.tsx';
import { Card } from '../../../components/public/Card.tsx';
import { LinkButton } from '../../../components/public/LinkButton.tsx';
import { usePageTitle } from '../../../components/usePageTitle.ts';
import { contentFiles } from '../../../contract/addresses.ts';
import { paths } from '../../../contract/paths.ts';
import { config } from '../../../providers/config.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { homePages } from '../../boot.ts';
import { SignIn } from '../../session/SignIn.tsx';
import { useProfile } from '../../session/useProfile.ts';
import './home.css';

/** Addresses of the picture of the first screen, by day and after dark. */
export function heroImages(): { day: string; dark: string | undefined } {
  const day = `${config.contentBase}/${contentFiles.heroImage.name}`;
  return { day, dark: config.settings.heroImageDark || undefined };
}

/**
 * Home (specification §2): the valley fills the first screen, the banner stands over its sky, and beside it the sign-in
 * form or the way to the dashboard; under it the marketing pages.
 */
export function HomePage() {
  const profile = useProfile();
  const { day, dark } = heroImages();
  usePageTitle(t('common.product'));
  return (
    <>
      <section className="hub-hero">
        <picture className="hub-hero-art">
          {dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
          <img src={day} alt="" width="1920" height="1080" fetchPriority="high" />
        </picture>
        <div className="hub-hero-row">
          <div className="hub-hero-words">
            <h1 className="hub-banner">
              {t(profile ? 'public.home.memberBanner' : 'public.home.guestBanner')}
            </h1>
            <p className="hub-hero-lead">
              {t(profile ? 'public.home.memberLead' : 'public.home.guestLead')}
            </p>
            {profile && (
              <div className="hub-hero-action">
                <LinkButton to={paths.dashboard} variant="accent">
                  {t('public.home.dashboard')}
                </LinkButton>
              </div>
            )}
          </div>
          {!profile && (
            <Card title={t('public.home.signIn')}>
              <SignIn />
              <p className="hub-sign-in-register">
                {t('public.signIn.newHere')}{' '}
                <Link to={paths.createAgent}>{t('public.signIn.register')}</Link>
              </p>
            </Card>
          )}
        </div>
      </section>
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
        <article className="hub-feature" key={name}>
          {thumbnailUrl && (
            <img
              className="hub-picture hub-feature-art"
              src={thumbnailUrl}
              alt={thumbnailAlt}
              width="1200"
              height="675"
              loading="lazy"
            />
          )}
          <div className="hub-feature-words">
            <h2>{name}</h2>
            <Prose html={body} />
          </div>
        </article>
      ))}
    </div>
  );
}
