import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { associateForm } from '#contract/forms/associate.ts';
import { emptyAssociateForm } from '#contract/forms/fields.ts';
import { associateSaveMethod } from '#contract/lifeCycle.ts';
import type { AssociateRecord } from '#contract/records.ts';
import { readAssociateStatus } from '#contract/statuses.ts';
import { useHub } from '#providers/HubContext.ts';
import { RegistrationForm, RegistrationPage } from '#src/portal/form/RegistrationPage.tsx';
import { AssociateFields } from './AssociateFields.tsx';
import { AssociateNotice } from './AssociateNotice.tsx';
import { associateGroups, associateValues } from './associateModel.ts';

const empty = emptyAssociateForm();

const outcome = ({ associateStatus }: AssociateRecord, before: AssociateRecord) => {
  const changed = associateStatus !== before.associateStatus;
  return ['REGISTERED', 'PENDING'].find((one) => changed && one === associateStatus) ?? 'other';
};

/** The associate's registration form (specification §3, decisions C1, C6, I24). */
export default function AssociateRegistrationPage() {
  return (
    <RegistrationPage<AssociateRecord & RaRecord> resource="associate" outcome={outcome}>
      <AssociateRegistration />
    </RegistrationPage>
  );
}

/** The form, or its values if its status allows no save. */
function AssociateRegistration() {
  const translate = useTranslate();
  const record = useRecordContext() as AssociateRecord;
  const { session } = useHub();
  return (
    <>
      <AssociateNotice record={record} />
      <RegistrationForm
        editable={associateSaveMethod(readAssociateStatus(record.associateStatus)) !== undefined}
        schema={associateForm}
        empty={empty}
        valuesOf={(saved) => associateValues(saved, session.profile())}
        groups={associateGroups}
        action={translate('associate.save')}
      >
        <AssociateFields />
      </RegistrationForm>
    </>
  );
}
