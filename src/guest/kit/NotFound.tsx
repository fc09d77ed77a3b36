import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { LinkButton } from './LinkButton.tsx';
import { StatusPage } from './StatusPage.tsx';

/** The 404 page, also for /405; the address is kept (specification §2, §8, decision I17). */
export function NotFound() {
  const { t } = useHub();
  return (
    <StatusPage
      drawing="not-found"
      title={t('public.notFound.title')}
      text={t('error.notFound')}
      action={<LinkButton to={paths.home}>{t('public.notFound.home')}</LinkButton>}
    />
  );
}
