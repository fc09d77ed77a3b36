import { useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { readPage } from '../../contract/paging.ts';
import { pathListHref } from '../../src/components/portal/listAddress.ts';
import { PageStack } from '../../src/components/portal/PageStack.tsx';
import { SplitCard } from '../../src/components/portal/SplitCard.tsx';
import { ReportDue } from './ReportDue.tsx';
import { ReportHistory } from './ReportHistory.tsx';
import { ReportSteps } from './ReportSteps.tsx';
import { reportList } from './resource.ts';
import { UploadPanel } from './UploadPanel.tsx';

/** Quarterly Reporting (§2, E1–E3): what is due, the upload, the template, and what was uploaded before. */
export default function ReportingPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { page } = useParams();

  /** The newest report stands first, so that is where to look (E3). */
  const showNewest = () => {
    if (readPage(page) !== 1) navigate(pathListHref(reportList, 1), { preventScrollReset: true });
  };

  return (
    <PageStack title={translate('reports.title')} intro={translate('reports.intro')}>
      <ReportDue />
      <SplitCard aside={<ReportSteps />}>
        <UploadPanel onUploaded={showNewest} />
      </SplitCard>
      <ReportHistory />
    </PageStack>
  );
}
