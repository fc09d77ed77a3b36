import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AgencyForm, agencyForm, emptyAgencyForm } from '../../contract/forms/agency.ts';
import { agencySaveMethod } from '../../contract/lifeCycle.ts';
import { paths } from '../../contract/paths.ts';
import type { AgencyRecord } from '../../contract/records.ts';
import { readAgencyStatus } from '../../contract/statuses.ts';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { FormView, HubForm } from '../../src/components/form/HubForm.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';
import { AgencyFields } from './AgencyFields.tsx';
import { AgencyNotice } from './AgencyNotice.tsx';
import { agencyGroups, agencyToSave, agencyValues } from './agencyModel.ts';

const empty = emptyAgencyForm();

interface Props {
  record: AgencyRecord;
  /** What is saved now (B10). */
  onReload: () => Promise<AgencyRecord>;
}

/** The form, or, where its status allows no save, what it holds. */
export function AgencyRegistration({ record, onReload }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider<HubDataProvider>();
  const version = useRef(record.version);
  const status = readAgencyStatus(record.agencyStatus);
  const renewing = status === 'PENDING_RENEWAL';
  const method = status === 'UNKNOWN' ? undefined : agencySaveMethod(status);
  const values = useMemo(() => agencyValues(record), [record]);
  const groups = useMemo(() => agencyGroups(renewing), [renewing]);

  if (!method) {
    return (
      <>
        <AgencyNotice record={record} />
        <FormView part="agency" values={values} comments={record.reviewComments}>
          <AgencyFields renewing={false} />
        </FormView>
        <LinkButton variant="quiet" to={paths.dashboard}>
          {translate('agency.back')}
        </LinkButton>
      </>
    );
  }

  const save = async (form: AgencyForm) => {
    const unchanged = renewing && !form.renewedAgencyHasUpdates;
    const answer = await dataProvider.saveAgency(
      { ...(unchanged ? values : agencyToSave(form)), version: version.current },
      { method },
    );
    const reached = ['PENDING', 'APPROVED'].find((one) => one === answer.agencyStatus);
    navigate(paths.dashboard);
    notify(`agency.saved.${reached ?? 'other'}`, { type: 'success' });
  };
  const reload = async () => {
    const fresh = await onReload();
    version.current = fresh.version;
    return agencyValues(fresh);
  };

  return (
    <>
      <AgencyNotice record={record} />
      <HubForm
        part="agency"
        schema={agencyForm}
        empty={empty}
        values={values}
        groups={groups}
        comments={record.reviewComments}
        action={translate('agency.submit')}
        onSave={save}
        onReload={reload}
        explain={(code) => (code === 405 ? translate('agency.notAllowedHelp') : undefined)}
      >
        <AgencyFields renewing={renewing} />
      </HubForm>
    </>
  );
}
