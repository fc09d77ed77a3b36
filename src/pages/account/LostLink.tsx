import { Alert } from '../../../components/public/Alert.tsx';
import { t } from '../../../providers/i18n/translate.ts';

/** Says why a page that was opened from a mail has to be opened from there again. */
export function LostLink() {
  return (
    <div className="hub-account-notice">
      <Alert severity="info">{t('public.link.lost')}</Alert>
    </div>
  );
}
