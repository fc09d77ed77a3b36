import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import { FormKitContext } from '../../src/components/form/formKit.ts';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { History } from '../list/History.tsx';
import { Page } from '../list/Page.tsx';
import { RecordError } from '../list/RecordError.tsx';
import { StatusWord } from '../list/StatusWord.tsx';
import { useRecord } from '../provider/useRecord.ts';
import { FormReview } from '../review/FormReview.tsx';
import { agencyKit } from '../review/readKit.ts';
import { ReopenForm, TermsForm, TransferForm, WindowForm } from './AgencyActs.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Members } from './Members.tsx';

/** One agency: its form, its people, what happened, and what staff can do about it. */
export default function AgencyPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<AgencyDetail>('agencies', id);
  if (error) return <RecordError error={error} onRetry={refetch} part="agencies" />;
  if (!data) return <PageSkeleton />;
  return <Agency key={id} agency={data} />;
}

function Agency({ agency }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  const { id, name, status, renewalDate, rejectionReason, windowEndsAt } = agency;
  const word = (key: string) => translate(`staff.agencies.${key}`);
  return (
    <Page
      head={
        <>
          <Link to={`${paths.staff}/agencies`}>{translate('staff.parts.agencies')}</Link>
          <PageTitle>{name ?? translate('staff.list.unnamed')}</PageTitle>
        </>
      }
      facts={
        <>
          <StatusWord status={status} />
          {renewalDate ? (
            <span>
              {word('column.renewalDate')} <DateText time={renewalDate} />
            </span>
          ) : null}
          {status === 'NOT_CREATED' ? (
            <span>
              {word('windowEnds')} <DateText time={windowEndsAt} />
            </span>
          ) : null}
        </>
      }
      lead={
        <>
          {status === 'REJECTED' && rejectionReason ? (
            <Alert severity="info" title={word('rejected')}>
              {rejectionReason}
            </Alert>
          ) : null}
          <Members agency={agency} />
        </>
      }
      aside={
        <>
          {status === 'PENDING' ? (
            <LinkButton to={`${paths.staff}/review/${id}`}>{word('review')}</LinkButton>
          ) : null}
          {status === 'NOT_CREATED' ? <WindowForm agency={agency} /> : null}
          {status === 'REJECTED' ? <ReopenForm agency={agency} /> : null}
          {status === 'NOT_CREATED' ? null : <TermsForm agency={agency} />}
          {agency.people.length > 1 ? <TransferForm agency={agency} /> : null}
          <Elsewhere agency={agency} />
        </>
      }
    >
      <History entries={agency.history} />
      {agency.version > 0 ? (
        <FormKitContext value={agencyKit}>
          <FormReview form={agency.form} />
        </FormKitContext>
      ) : null}
    </Page>
  );
}
