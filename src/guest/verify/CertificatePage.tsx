import { useHub } from '#providers/HubContext.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { ErrorState } from '../kit/ErrorState.tsx';
import { PageSkeleton } from '../kit/PageSkeleton.tsx';
import { useRead } from '../kit/useRead.ts';
import { Benefits } from './Benefits.tsx';
import { Certificate } from './Certificate.tsx';
import { CodeBox } from './CodeBox.tsx';
import { useVerifyWords } from './useVerifyWords.ts';

/** /verify/{code}: what a certificate is worth today. The page comes with it; without a server's page it is read. */
export function CertificatePage({ code }: { code: string }) {
  const { checked } = useHub();
  if (checked?.code !== code) return <ReadCertificate key={code} code={code} />;
  const { certificate, frontDesk } = checked;
  if (!certificate) return <NoCertificate />;
  return (
    <>
      <Certificate of={certificate} />
      {frontDesk && certificate.state === 'valid' && <Benefits pages={frontDesk.benefits} />}
    </>
  );
}

function ReadCertificate({ code }: { code: string }) {
  const { call } = useHub();
  const { data, error, retry } = useRead(code, (signal) =>
    call('certificate', { params: { code }, signal }),
  );
  if (error?.status === 404) return <NoCertificate />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return data ? <Certificate of={data} /> : <PageSkeleton />;
}

/** The same for a code that nobody has and for what can be none. */
function NoCertificate() {
  const words = useVerifyWords();
  return (
    <AccountPage title={words('unknown.title')} lead={words('unknown.text')}>
      <CodeBox />
    </AccountPage>
  );
}
