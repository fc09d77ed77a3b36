import { Link } from 'react-router-dom';
import { contentBase, contentFiles } from '#contract/addresses.ts';
import { paths } from '#contract/paths.ts';
import type { ContentPage, Settings } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { readClean } from '../content/readClean.ts';
import { Card } from '../kit/Card.tsx';
import { ContentPicture, NotTranslated, useContentLanguage } from '../kit/contentLanguage.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { Prose } from '../kit/Prose.tsx';
import { usePageTitle } from '../kit/usePageTitle.ts';
import { useRead } from '../kit/useRead.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import './home.css';

/** URLs of the first screen's picture, for the light and the dark theme. */
export const heroImages = ({ heroImageDark }: Settings) => ({
  day: `${contentBase}/${contentFiles.heroImage.name}`,
  dark: heroImageDark || undefined,
});

/**
 * Home (specification §2): the first screen has the picture, the banner, and the sign-in form or the link to the
 * dashboard; below are the marketing pages.
 */
export function HomePage() {
  const { settings, t } = useHub();
  const profile = useProfile();
  const { day, dark } = heroImages(settings);
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
                <span>{t('public.signIn.newHere')}</span>{' '}
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

/** In the language that the page came in they are there; in another one they are read. */
function Marketing() {
  const { home, firstLanguage, language } = useHub();
  return language === firstLanguage ? <Features pages={home} /> : <InOtherLanguage />;
}

function InOtherLanguage() {
  const { call, home, language } = useHub();
  const read = (signal: AbortSignal) => readClean(call, { code: 'home-page', language }, signal);
  const { data = home } = useRead(language, read);
  return <Features pages={data} />;
}

function Features({ pages }: { pages: readonly ContentPage[] }) {
  if (pages.length === 0) return null;
  return (
    <div className="hub-features">
      <NotTranslated pages={pages} />
      {pages.map((page) => (
        <Feature key={page.name} page={page} />
      ))}
    </div>
  );
}

function Feature({ page }: { page: ContentPage }) {
  const { name, body } = page;
  const language = useContentLanguage(page);
  return (
    <article className="hub-feature" lang={language}>
      <ContentPicture page={page} className="hub-picture hub-feature-art" loading="lazy" />
      <div className="hub-feature-words">
        <h2>{name}</h2>
        <Prose html={body} lang={language} />
      </div>
    </article>
  );
}
