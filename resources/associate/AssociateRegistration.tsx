import { useRecordContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { RegistrationForm } from '../../components/form/RegistrationForm.tsx';
import { associateForm } from '../../contract/forms/associate.ts';
import { emptyAssociateForm } from '../../contract/forms/empty.ts';
import { associateSaveMethod } from '../../contract/lifeCycle.ts';
import type { AssociateRecord } from '../../contract/records.ts';
import { readAssociateStatus } from '../../contract/statuses.ts';
import { useHub } from '../../providers/HubContext.ts';
import { AssociateFields } from './AssociateFields.tsx';
import { AssociateNotice } from './AssociateNotice.tsx';
import { associateGroups, associateValues } from './associateModel.ts';

const empty = emptyAssociateForm();

/** The form, or its values if its status allows no save. */
export function AssociateRegistration() {
  const translate = useTranslate();
  const record = useRecordContext() as AssociateRecord;
  const { session } = useHub();
  const valuesOf = useCallback(
    (record: unknown) => associateValues(record, session.profile()),
    [session],
  );

  return (
    <>
      <AssociateNotice record={record} />
      <RegistrationForm
        editable={associateSaveMethod(readAssociateStatus(record.associateStatus)) !== undefined}
        part="associate"
        schema={associateForm}
        empty={empty}
        valuesOf={valuesOf}
        groups={associateGroups}
        action={translate('associate.save')}
      >
        <AssociateFields />
      </RegistrationForm>
    </>
  );
}
