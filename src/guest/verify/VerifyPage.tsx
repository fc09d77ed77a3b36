import { Navigate, useSearchParams } from 'react-router-dom';
import { pathTo } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { CodeBox } from './CodeBox.tsx';
import { useVerifyWords } from './useVerifyWords.ts';

/** /verify: a box for the code of a certificate. The server answers a typed one with a redirect, development here. */
export default function VerifyPage() {
  const { t } = useHub();
  const words = useVerifyWords();
  const [query] = useSearchParams();
  const certificate = query.get('code')?.trim();
  if (certificate) return <Navigate replace to={pathTo('certificate', { certificate })} />;
  return (
    <AccountPage title={t('public.verify')} lead={words('lead')}>
      <CodeBox />
    </AccountPage>
  );
}
