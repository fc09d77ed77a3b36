import { Link } from 'react-router-dom';
import { pathTo } from '../../contract/paths.ts';
import { config } from '../../providers/config.ts';
import { t } from '../../providers/i18n/translate.ts';
import { SiteFooter } from '../components/public/SiteFooter.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const pages = [
  ['privacy', 'public.footer.privacy'],
  ['cookies', 'public.footer.cookies'],
  ['site-usage', 'public.footer.siteUsage'],
  ['terms', 'public.footer.terms'],
] as const;

/** Foot of every page (§1): brand bar, privacy, cookies, site usage, Email Us, the current year. */
export function Footer() {
  const { supportEmail, legalName, brandBar } = config.settings;
  return (
    <SiteFooter
      linksLabel={t('public.footer.label')}
      links={
        <>
          {pages.map(([code, word]) => (
            <li key={code}>
              <Link to={pathTo('content', { code })}>{t(word)}</Link>
            </li>
          ))}
          <li>
            <a href={`mailto:${supportEmail}`}>{t('public.footer.email')}</a>
          </li>
        </>
      }
      copyright={t('public.footer.copyright', {
        year: new Date().getFullYear(),
        owner: legalName,
      })}
      sisterBrands={brandBar}
      sisterBrandsLabel={t('public.footer.brands')}
    >
      <LanguageSwitch />
    </SiteFooter>
  );
}
