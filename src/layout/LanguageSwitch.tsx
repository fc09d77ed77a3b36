import { useLocation } from 'react-router-dom';
import { LANGUAGE_QUERY, languages } from '../../contract/languages.ts';
import { language } from '../../providers/i18n/language.ts';
import { t } from '../../providers/i18n/translate.ts';

/**
 * The portal's languages, each named in itself. Links that load the page anew: everything on it, script or not, is
 * of one language then, and a form with unsaved changes asks first (G6).
 */
export function LanguageSwitch() {
  const { search } = useLocation();
  const hrefOf = (code: string) => {
    const query = new URLSearchParams(search);
    query.set(LANGUAGE_QUERY, code);
    // Of the same page, whatever its address: no path that could be taken for another host.
    return `?${query}`;
  };
  return (
    <nav aria-label={t('public.footer.language')}>
      <ul className="hub-footer-links">
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={hrefOf(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === language() ? 'true' : undefined}
              className="hub-language"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
