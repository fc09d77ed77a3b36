import { t } from '../../../providers/i18n/translate.ts';
import { StatusPage } from '../../components/public/StatusPage.tsx';
import { usePageTitle } from '../../components/usePageTitle.ts';

/** /staff: where the programme's staff arrive (I6). */
export default function StaffPage() {
  usePageTitle(t('public.staff.title'));
  return <StatusPage title={t('public.staff.title')} text={t('public.staff.text')} />;
}
