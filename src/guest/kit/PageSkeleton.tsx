import { useHub } from '#providers/HubContext.ts';
import './kit.css';

/** A placeholder for a page that is loading: a title and a few lines. */
export function PageSkeleton() {
  const { t } = useHub();
  return (
    <div className="hub-skeleton" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      <noscript>
        <p>{t('common.noScript')}</p>
      </noscript>
      <span className="hub-skeleton-title" />
      <span />
      <span />
      <span />
    </div>
  );
}
