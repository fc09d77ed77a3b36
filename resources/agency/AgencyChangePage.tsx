import { type RaRecord, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { agencyChangeForm } from '#contract/forms/agency.ts';
import { emptyAgencyForm } from '#contract/forms/fields.ts';
import { paths } from '#contract/paths.ts';
import type { AgencyRecord } from '#contract/records.ts';
import { FormGroup } from '#src/portal/form/FormGroup.tsx';
import {
  FormLead,
  RegistrationForm,
  RegistrationPage,
} from '#src/portal/form/RegistrationPage.tsx';
import { TextEntry } from '#src/portal/form/textEntries.tsx';
import { Lead } from '#src/portal/ui/PageTitle.tsx';
import { AgencyFields } from './AgencyFields.tsx';
import { agencyToSave, changeGroups, changeValues } from './agencyModel.ts';

const empty = { ...emptyAgencyForm(), reason: '' };

/** /agency/registration/change: a request to change the form of an approved agency, and why (decision B13). */
export default function AgencyChangePage() {
  const translate = useTranslate();
  return (
    <RegistrationPage<AgencyRecord & RaRecord>
      resource="agency"
      title="agency.change.title"
      leadsTo={paths.agencyRegistration}
      outcome={() => 'change'}
    >
      <FormLead>
        <Lead>{translate('agency.change.text')}</Lead>
        <Lead>
          <Link to={paths.agencyRegistration}>{translate('agency.change.back')}</Link>
        </Lead>
      </FormLead>
      <RegistrationForm
        editable
        schema={agencyChangeForm}
        empty={empty}
        valuesOf={changeValues}
        toSave={agencyToSave}
        groups={changeGroups}
        action={translate('agency.change.send')}
      >
        <FormGroup name="change">
          <TextEntry source="reason" multiline />
        </FormGroup>
        <AgencyFields />
      </RegistrationForm>
    </RegistrationPage>
  );
}
