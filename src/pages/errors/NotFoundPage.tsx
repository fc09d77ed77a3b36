import { paths } from '../../../contract/paths.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { drawings } from '../../art/catalogue.ts';
import { LinkButton } from '../../components/public/LinkButton.tsx';
import { StatusPage } from '../../components/public/StatusPage.tsx';
import { usePageTitle } from '../../components/usePageTitle.ts';

/** 404, and /405 (§2, §8): shown in place, the address kept (I17). */
export default function NotFoundPage() {
  usePageTitle(t('public.notFound.title'));
  return (
    <StatusPage
      imageUrl={drawings.notFound}
      title={t('public.notFound.title')}
      text={t('error.notFound')}
      action={<LinkButton to={paths.home}>{t('public.notFound.home')}</LinkButton>}
    />
  );
}
