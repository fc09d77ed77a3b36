import { useTranslate } from 'ra-core';
import { MailtoText } from '../../components/portal/MailtoText.tsx';
import { Alert, type Severity } from '../../components/public/Alert.tsx';
import { associateSaveMethod } from '../../contract/lifeCycle.ts';
import type { AssociateRecord } from '../../contract/records.ts';
import { readAssociateStatus } from '../../contract/statuses.ts';
import { useHub } from '../../providers/HubContext.ts';

/** Statuses that the form tells about (decision I12). */
const severities: Partial<Record<string, Severity>> = {
  PENDING: 'info',
  PENDING_RENEWAL: 'warn',
  REJECTED: 'error',
  REGISTERED: 'info',
};

/**
 * Shown above the form: its purpose, what its status asks for, and whether the brand education is acknowledged
 * (decision C6).
 */
export function AssociateNotice({ record }: { record: AssociateRecord }) {
  const { settings } = useHub();
  const translate = useTranslate();
  const status = readAssociateStatus(record.associateStatus);
  const waits = status === 'PENDING_RENEWAL' && record.renewsWithAgency;
  const severity = waits ? 'info' : severities[status];
  const email = settings.accreditationEmail;
  const first = ['NOT_CREATED', 'INVITED', 'CREATED'].includes(status);
  return (
    <div className="hub-form-lead">
      {associateSaveMethod(status) && (
        <p>{translate(first ? 'associate.lead' : 'associate.leadUpdate')}</p>
      )}
      {severity && (
        <Alert standing severity={severity}>
          <MailtoText
            text={`dashboard.associate.${waits ? 'renewsWithAgency' : status}`}
            email={email}
          />
        </Alert>
      )}
      {status === 'PENDING' && (
        <p>
          <MailtoText text="associate.changes" email={email} />
        </p>
      )}
      {!first && (
        <dl className="hub-form-facts">
          <div>
            <dt>{translate('associate.fields.isAcknowledged')}</dt>
            <dd>{translate(`associate.acknowledged.${record.isAcknowledged ? 'yes' : 'no'}`)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
