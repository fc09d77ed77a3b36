import { useRecordContext, useTranslate } from 'ra-core';
import { associateForm } from '../../contract/forms/associate.ts';
import { associateSaveMethod } from '../../contract/lifeCycle.ts';
import type { AssociateRecord } from '../../contract/records.ts';
import { readAssociateStatus } from '../../contract/statuses.ts';
import { HubForm } from '../../src/components/form/HubForm.tsx';
import { AssociateFields } from './AssociateFields.tsx';
import { AssociateNotice } from './AssociateNotice.tsx';
import { associateGroups, associateValues, blankAssociateForm } from './associateModel.ts';

const empty = blankAssociateForm();

/** The form, or, where its status allows no save, what it holds. */
export function AssociateRegistration() {
  const translate = useTranslate();
  const record = useRecordContext() as AssociateRecord;

  return (
    <>
      <AssociateNotice record={record} />
      <HubForm
        editable={associateSaveMethod(readAssociateStatus(record.associateStatus)) !== undefined}
        part="associate"
        schema={associateForm}
        empty={empty}
        valuesOf={associateValues}
        groups={associateGroups}
        action={translate('associate.save')}
      >
        <AssociateFields />
      </HubForm>
    </>
  );
}
