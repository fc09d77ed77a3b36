import MuiButton from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { History } from '../layout/History.tsx';
import { Page } from '../layout/Page.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { FormReview } from '../review/FormReview.tsx';
import { ReopenForm, TermsForm, TransferForm, WindowForm } from './AgencyActs.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Members } from './Members.tsx';

/** One agency: its form, its people, what happened, and what staff can do about it. */
export default function AgencyPage() {
  return (
    <RecordPage<AgencyDetail> render={(agency) => <Agency key={agency.id} agency={agency} />} />
  );
}

function Agency({ agency }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  const { status, rejectionReason } = agency;
  return (
    <Page
      title={agency.name ?? translate('staff.list.unnamed')}
      facts={<Facts agency={agency} />}
      lead={
        <>
          {status === 'REJECTED' && rejectionReason ? (
            <Alert severity="info" title={translate('staff.agencies.rejected')}>
              {rejectionReason}
            </Alert>
          ) : null}
          <Members agency={agency} />
        </>
      }
      aside={<Acts agency={agency} />}
    >
      <History entries={agency.history} />
      {agency.version > 0 ? <FormReview part="agency" form={agency.form} /> : null}
    </Page>
  );
}

function Facts({ agency: { status, renewalDate, windowEndsAt } }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  return (
    <>
      <StatusWord status={status} />
      {renewalDate ? (
        <span>
          {translate('staff.agencies.column.renewalDate')} <DateText time={renewalDate} />
        </span>
      ) : null}
      {status === 'NOT_CREATED' ? (
        <span>
          {translate('staff.agencies.column.windowEndsAt')} <DateText time={windowEndsAt} />
        </span>
      ) : null}
    </>
  );
}

function Acts({ agency }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  const { id, status, people } = agency;
  return (
    <>
      {status === 'PENDING' ? (
        <MuiButton component={Link} to={`${paths.staff}/review/${id}`} variant="contained">
          {translate('staff.agencies.review')}
        </MuiButton>
      ) : null}
      {status === 'NOT_CREATED' ? <WindowForm agency={agency} /> : null}
      {status === 'REJECTED' ? <ReopenForm agency={agency} /> : null}
      {status === 'NOT_CREATED' ? null : <TermsForm agency={agency} />}
      {people.length > 1 ? <TransferForm agency={agency} /> : null}
      <Elsewhere agency={agency} />
    </>
  );
}
