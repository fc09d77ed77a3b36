import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AssociateForm, associateForm } from '../../contract/forms/associate.ts';
import { associateSaveMethod } from '../../contract/lifeCycle.ts';
import { paths } from '../../contract/paths.ts';
import type { AssociateRecord } from '../../contract/records.ts';
import { readAssociateStatus } from '../../contract/statuses.ts';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { FormView, HubForm } from '../../src/components/form/HubForm.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';
import { AssociateFields } from './AssociateFields.tsx';
import { AssociateNotice } from './AssociateNotice.tsx';
import { associateGroups, associateValues, blankAssociateForm } from './associateModel.ts';

const empty = blankAssociateForm();

interface Props {
  record: AssociateRecord;
  values: AssociateForm;
  /** What is saved now (B10). */
  onReload: () => Promise<AssociateRecord>;
}

/** The form, or, where its status allows no save, what it holds. */
export function AssociateRegistration({ record, values, onReload }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider<HubDataProvider>();
  const version = useRef(record.version);
  const status = readAssociateStatus(record.associateStatus);
  const method = status === 'UNKNOWN' ? undefined : associateSaveMethod(status);

  if (!method) {
    return (
      <>
        <AssociateNotice record={record} />
        <FormView part="associate" values={values}>
          <AssociateFields />
        </FormView>
        <LinkButton variant="quiet" to={paths.dashboard}>
          {translate('associate.back')}
        </LinkButton>
      </>
    );
  }

  const save = async (form: AssociateForm) => {
    const answer = await dataProvider.saveAssociate(
      { ...form, version: version.current },
      { method },
    );
    const reached = ['REGISTERED', 'PENDING'].find((one) => one === answer.associateStatus);
    const changed = answer.associateStatus !== status;
    navigate(paths.dashboard);
    notify(`associate.saved.${(changed && reached) || 'other'}`, { type: 'success' });
  };
  const reload = async () => {
    const fresh = await onReload();
    version.current = fresh.version;
    return associateValues(fresh, null);
  };

  return (
    <>
      <AssociateNotice record={record} />
      <HubForm
        part="associate"
        schema={associateForm}
        empty={empty}
        values={values}
        groups={associateGroups}
        action={translate('associate.save')}
        onSave={save}
        onReload={reload}
      >
        <AssociateFields />
      </HubForm>
    </>
  );
}
