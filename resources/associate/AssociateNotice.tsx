import type { AlertColor } from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { associateSaveMethod } from '#contract/lifeCycle.ts';
import type { AssociateRecord } from '#contract/records.ts';
import { readAssociateStatus } from '#contract/statuses.ts';
import { useHub } from '#providers/HubContext.ts';
import { FormLead } from '#src/portal/form/RegistrationPage.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { MailtoText } from '#src/portal/ui/MailtoText.tsx';
import { NamedValue } from '#src/portal/ui/NamedValue.tsx';
import { Lead } from '#src/portal/ui/PageTitle.tsx';

/** Statuses that the form tells about (decision I12). */
const severities: Partial<Record<string, AlertColor>> = {
  PENDING: 'info',
  PENDING_RENEWAL: 'warning',
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
    <FormLead>
      {associateSaveMethod(status) && (
        <Lead>{translate(first ? 'associate.lead' : 'associate.leadUpdate')}</Lead>
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
        <Lead>
          <MailtoText text="associate.changes" email={email} />
        </Lead>
      )}
      {!first && (
        <dl>
          <NamedValue name={translate('associate.fields.isAcknowledged')}>
            {translate(`associate.acknowledged.${record.isAcknowledged ? 'yes' : 'no'}`)}
          </NamedValue>
        </dl>
      )}
    </FormLead>
  );
}
