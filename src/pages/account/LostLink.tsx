import { Alert } from '../../../components/public/Alert.tsx';
import { useHub } from '../../../providers/HubContext.ts';

/** Says that a page opened from an email has to be opened from there again. */
export function LostLink() {
  const { t } = useHub();
  return (
    <div className="hub-account-notice">
      <Alert severity="info">{t('public.link.lost')}</Alert>
    </div>
  );
}
