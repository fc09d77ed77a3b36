import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { pathTo } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { Alert } from '../kit/Alert.tsx';
import { TextWithValues } from '../kit/Verbatim.tsx';
import { CertificatePage } from './CertificatePage.tsx';
import { CodeBox } from './CodeBox.tsx';
import { useVerifyWords } from './useVerifyWords.ts';

/** /verify and /verify/{code}. */
export default function VerifyPage() {
  const { certificate } = useParams();
  return certificate === undefined ? <Box /> : <CertificatePage code={certificate} />;
}

/** A box for the code of a certificate. The server answers a typed one with a redirect, development here. */
function Box() {
  const { checked, t } = useHub();
  const words = useVerifyWords();
  const [query] = useSearchParams();
  const certificate = query.get('code')?.trim();
  if (certificate) return <Navigate replace to={pathTo('certificate', { certificate })} />;
  const { hotel } = checked?.frontDesk ?? {};
  return (
    <AccountPage title={t('public.verify')} lead={words('lead')}>
      <div className="hub-stack">
        {query.has('link') && (
          <Alert severity="warn" standing>
            {words('frontDesk.over')}
          </Alert>
        )}
        {hotel && (
          <Alert severity="info" standing>
            <p>
              <TextWithValues text={words('frontDesk.here', { hotel })} values={[hotel]} />
            </p>
          </Alert>
        )}
        <CodeBox />
      </div>
    </AccountPage>
  );
}
