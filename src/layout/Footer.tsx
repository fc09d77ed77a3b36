import { Link } from 'react-router-dom';
import { menuFor } from '../../contract/pages.ts';
import { config } from '../../providers/config.ts';
import { t } from '../../providers/i18n/translate.ts';
import { SiteFooter } from '../components/public/SiteFooter.tsx';
import { useViewer } from '../session/useProfile.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Foot of every page (specification §1): brand bar, privacy, cookies, site usage, Email Us, the current year. */
export function Footer() {
  const { supportEmail, legalName, brandBar } = config.settings;
  return (
    <SiteFooter
      linksLabel={t('public.footer.label')}
      links={
        <>
          {menuFor('footer', useViewer()).map(({ name, path, title }) => (
            <li key={name}>
              <Link to={path}>{t(title)}</Link>
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
