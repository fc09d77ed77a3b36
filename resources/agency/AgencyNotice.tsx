import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { MailtoText } from '../../components/portal/MailtoText.tsx';
import { Alert, type Severity } from '../../components/public/Alert.tsx';
import { dayInWords } from '../../contract/dates.ts';
import { paths } from '../../contract/paths.ts';
import type { AgencyRecord } from '../../contract/records.ts';
import { readAgencyStatus } from '../../contract/statuses.ts';
import { useHub } from '../../providers/HubContext.ts';
import { RequestedChange } from './RequestedChange.tsx';

/** Statuses whose text (specification §4) is shown above the form. */
const severities: Partial<Record<string, Severity>> = {
  PENDING: 'info',
  REVISIONS_REQUIRED: 'warn',
  PENDING_RENEWAL: 'warn',
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
    <div className="hub-form-lead">
      {lead ? <p>{translate(`agency.${lead}`)}</p> : null}
      {severity ? (
        <Alert standing severity={severity}>
          <MailtoText text={`dashboard.agency.${status}`} email={email} />
        </Alert>
      ) : null}
      {status === 'APPROVED' && record.renewalDate ? (
        <p>{translate('agency.renewalDate', { date: dayInWords(record.renewalDate, language) })}</p>
      ) : null}
      {status === 'APPROVED' || status === 'PENDING' ? (
        <p>
          <MailtoText text={`agency.changes.${asks ? 'onRequest' : status}`} email={email} />
        </p>
      ) : null}
      {status === 'APPROVED' ? (
        <p>
          <Link to={paths.profile}>{translate('agency.changes.toProfile')}</Link>
        </p>
      ) : null}
      <RequestedChange />
    </div>
  );
}

/** Shown instead of the form when the registration window has closed: whom to write to. */
export function RegistrationClosed() {
  const { settings } = useHub();
  const translate = useTranslate();
  return (
    <div className="hub-form-lead">
      <Alert standing severity="warn">
        {translate('error.windowClosed')}{' '}
        <MailtoText text="dashboard.windowClosed" email={settings.accreditationEmail} />
      </Alert>
    </div>
  );
}
