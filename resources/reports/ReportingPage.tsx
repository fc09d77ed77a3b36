import { useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { dayInWords, daysUntil } from '#contract/dates.ts';
import { readPage } from '#contract/paging.ts';
import { useHub } from '#providers/HubContext.ts';
import { momentOf } from '#providers/moment.ts';
import { useProfile } from '#providers/useProfile.ts';
import { listHref } from '#src/portal/list/listAddress.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { DayEnds } from '#src/portal/ui/DayEnds.tsx';
import { PageStack } from '#src/portal/ui/PageStack.tsx';
import { SplitCard } from '#src/portal/ui/SplitCard.tsx';
import { Steps } from '#src/portal/ui/Steps.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { ReportHistory } from './ReportHistory.tsx';
import { reportList } from './reportList.ts';
import { TemplateLink } from './TemplateLink.tsx';
import { UploadPanel } from './UploadPanel.tsx';

/** Quarterly Reporting (specification §2): what is due, the upload, the template, and what was uploaded before. */
export default function ReportingPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { page } = useParams();

  /** The newest report comes first, so that is where to look. */
  const showNewest = () => {
    if (readPage(page) !== 1) navigate(listHref(reportList, 1), { preventScrollReset: true });
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

/** Whether a report is due, and its deadline. An upload clears it at once through the profile. */
function ReportDue() {
  const { language, settings } = useHub();
  const word = useWords('reports.due');
  const profile = useProfile();
  if (!profile) return null;
  const { quarterlyReportDue, quarterlyReportDeadline } = profile.provider;
  if (!quarterlyReportDue) return <Alert severity="success">{word('none')}</Alert>;
  if (!quarterlyReportDeadline) return <Alert severity="info">{word('title')}</Alert>;

  const days = daysUntil(quarterlyReportDeadline, momentOf(settings));
  const left = days < 0 ? word('over') : days === 0 ? word('today') : undefined;
  return (
    <Alert standing severity={days < 0 ? 'warning' : 'info'} title={word('title')}>
      <p>
        <span>
          {`${word('by', { date: dayInWords(quarterlyReportDeadline, language) })} ${
            left ?? word('left', { smart_count: days })
          }`}
        </span>{' '}
        {days < 0 ? null : <DayEnds />}
      </p>
    </Alert>
  );
}

/** The steps: get the template, fill it in, upload it. */
function ReportSteps() {
  const word = useWords('reports.template');
  return (
    <Steps title={word('title')}>
      <>
        <p>{word('get')}</p>
        <TemplateLink text={word('link')} />
      </>
      <p>{word('fill')}</p>
      <p>{word('send')}</p>
    </Steps>
  );
}
