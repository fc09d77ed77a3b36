import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LANGUAGE_QUERY, type Language, offeredLanguages } from '#contract/languages.ts';
import { menuFor } from '#contract/pages.ts';
import { useHub } from '#providers/HubContext.ts';
import { useViewer } from '#providers/useProfile.ts';
import { useStoreLanguage } from '#src/guest/kit/useLanguage.ts';

/** The footer of every page (specification §1): brand bar, privacy, cookies, site usage, Email Us, the current year. */
export function Footer() {
  const { settings, t } = useHub();
  const { supportEmail, legalName, brandBar = [] } = settings;
  return (
    <footer className="hub-footer hub-on-frame">
      {brandBar.length > 0 && (
        <ul className="hub-brand-bar" aria-label={t('public.footer.brands')}>
          {brandBar.map(({ name, kind }) => (
            <li key={name}>
              <span className="hub-brand-name" translate="no">
                {name}
              </span>
              <span className="hub-brand-kind">{t(`public.footer.kind.${kind}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="hub-footer-row">
        <nav aria-label={t('public.footer.label')}>
          <ul className="hub-footer-links">
            {menuFor('footer', useViewer()).map(({ name, path, title }) => (
              <li key={name}>
                <Link to={path}>{t(title)}</Link>
              </li>
            ))}
            <li>
              <a href={`mailto:${supportEmail}`}>{t('public.footer.email')}</a>
            </li>
          </ul>
        </nav>
        <LanguageSwitch />
        {/* The server's year and the browser's differ around New Year, and where a clock is wrong: the server's stays. */}
        <p suppressHydrationWarning translate="no">
          {t('public.footer.copyright', { year: new Date().getFullYear(), owner: legalName })}
        </p>
      </div>
    </footer>
  );
}

/**
 * The portal's languages, each named in itself. Without script they are links that reload the page; with script the
 * page changes its language in place and keeps what is typed.
 */
function LanguageSwitch() {
  const { language, session, settings, switchLanguage, t } = useHub();
  const storeLanguage = useStoreLanguage();
  const { search } = useLocation();
  const offered = offeredLanguages(settings.languages);
  if (offered.length < 2) return null;
  const hrefOf = (code: string) => {
    const query = new URLSearchParams(search);
    query.set(LANGUAGE_QUERY, code);
    // Relative to the current page: no path can be taken for another host.
    return `?${query}`;
  };
  const choose = async (event: MouseEvent<HTMLAnchorElement>, code: Language) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // If the choice can't be stored, the page changes its language anyway.
    if (session.profile()) await storeLanguage(code).catch(() => undefined);
    await switchLanguage(code).catch(() => undefined);
  };
  return (
    <nav aria-label={t('public.footer.language')}>
      <ul className="hub-footer-links">
        {offered.map(({ code, name }) => (
          <li key={code}>
            <a
              href={hrefOf(code)}
              lang={code}
              hrefLang={code}
              translate="no"
              aria-current={code === language ? 'true' : undefined}
              className="hub-language"
              onClick={(event) => void choose(event, code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
