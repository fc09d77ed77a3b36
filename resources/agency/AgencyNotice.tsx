import type { AlertColor } from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { dayInWords } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import type { AgencyRecord } from '#contract/records.ts';
import { readAgencyStatus } from '#contract/statuses.ts';
import { useHub } from '#providers/HubContext.ts';
import { FormLead } from '#src/portal/form/RegistrationPage.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { MailtoText } from '#src/portal/ui/MailtoText.tsx';
import { Lead } from '#src/portal/ui/PageTitle.tsx';
import { ChangeRequestNotice } from './ChangeRequestNotice.tsx';

/** Statuses whose text (specification §4) is shown above the form. */
const severities: Partial<Record<string, AlertColor>> = {
  PENDING: 'info',
  REVISIONS_REQUIRED: 'warning',
  PENDING_RENEWAL: 'warning',
  REJECTED: 'error',
};
const leads: Partial<Record<string, string>> = {
  NOT_CREATED: 'lead',
  REVISIONS_REQUIRED: 'leadRevision',
  PENDING_RENEWAL: 'leadRenewal',
};

/** Shown above the form: its purpose, and what its status asks for. */
export function AgencyNotice({ record }: { record: AgencyRecord }) {
  const { language, settings } = useHub();
  const translate = useTranslate();
  const status = readAgencyStatus(record.agencyStatus);
  const severity = severities[status];
  const email = settings.accreditationEmail;
  const lead = leads[status];
  // Another back end may know no requests.
  const asks = status === 'APPROVED' && record.changeRequest !== undefined;
  return (
    <FormLead>
      {lead ? <Lead>{translate(`agency.${lead}`)}</Lead> : null}
      {severity ? (
        <Alert standing severity={severity}>
          <MailtoText text={`dashboard.agency.${status}`} email={email} />
        </Alert>
      ) : null}
      {status === 'APPROVED' && record.renewalDate ? (
        <Lead>
          {translate('agency.renewalDate', { date: dayInWords(record.renewalDate, language) })}
        </Lead>
      ) : null}
      {status === 'APPROVED' || status === 'PENDING' ? (
        <Lead>
          <MailtoText text={`agency.changes.${asks ? 'onRequest' : status}`} email={email} />
        </Lead>
      ) : null}
      {status === 'APPROVED' ? (
        <Lead>
          <Link to={paths.profile}>{translate('agency.changes.toProfile')}</Link>
        </Lead>
      ) : null}
      <ChangeRequestNotice />
    </FormLead>
  );
}

/** Shown instead of the form when the registration window has closed: whom to write to. */
export function RegistrationClosed() {
  const { settings } = useHub();
  const translate = useTranslate();
  return (
    <FormLead>
      <Alert standing severity="warning">
        <span>{translate('error.windowClosed')}</span>{' '}
        <MailtoText text="dashboard.windowClosed" email={settings.accreditationEmail} />
      </Alert>
    </FormLead>
  );
}
