import { t } from '../../providers/i18n/translate.ts';
import '../../components/public/kit.css';

/** A page in the shape of what comes: a title and a few lines. */
export function PageSkeleton() {
  return (
    <div className="hub-skeleton" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      <span className="hub-skeleton-title" />
      <span />
      <span />
      <span />
    </div>
  );
}
