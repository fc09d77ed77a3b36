import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { agencyForm } from '#contract/forms/agency.ts';
import { emptyAgencyForm } from '#contract/forms/fields.ts';
import { agencySaveMethod } from '#contract/lifeCycle.ts';
import type { AgencyRecord } from '#contract/records.ts';
import { readAgencyStatus } from '#contract/statuses.ts';
import { useHub } from '#providers/HubContext.ts';
import { RegistrationForm, RegistrationPage } from '#src/portal/form/RegistrationPage.tsx';
import { AgencyCertificate } from './AgencyCertificate.tsx';
import { AgencyFields, RenewalFields } from './AgencyFields.tsx';
import { AgencyNotice, RegistrationClosed } from './AgencyNotice.tsx';
import { agencyGroups, agencyRenewal, agencyToSave, agencyValues } from './agencyModel.ts';

const empty = emptyAgencyForm();

const outcome = ({ agencyStatus }: AgencyRecord) =>
  ['PENDING', 'APPROVED'].find((one) => one === agencyStatus) ?? 'other';

/** The agency's registration form (specification §3, decisions B1, B4, G1–G6). */
export default function AgencyRegistrationPage() {
  return (
    <RegistrationPage<AgencyRecord & RaRecord> resource="agency" outcome={outcome}>
      <AgencyRegistration />
    </RegistrationPage>
  );
}

/** The form, or its values if its status allows no save. When the registration window has closed, there is no form. */
function AgencyRegistration() {
  const { session } = useHub();
  const translate = useTranslate();
  const record = useRecordContext() as AgencyRecord;
  const status = readAgencyStatus(record.agencyStatus);
  const renewing = status === 'PENDING_RENEWAL';
  const isClosed = session.profile()?.account.expired && status === 'NOT_CREATED';

  if (isClosed) return <RegistrationClosed />;
  return (
    <>
      <AgencyNotice record={record} />
      {record.certificate ? <AgencyCertificate {...record.certificate} /> : null}
      <RegistrationForm
        editable={agencySaveMethod(status) !== undefined}
        schema={agencyForm}
        empty={empty}
        valuesOf={agencyValues}
        toSave={renewing ? agencyRenewal : agencyToSave}
        groups={agencyGroups(renewing)}
        comments={record.reviewComments}
        action={translate('agency.submit')}
        explain={(status) => (status === 405 ? translate('agency.notAllowedHelp') : undefined)}
      >
        {renewing ? <RenewalFields /> : <AgencyFields />}
      </RegistrationForm>
    </>
  );
}
