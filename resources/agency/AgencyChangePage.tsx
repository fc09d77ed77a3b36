import { type RaRecord, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { FormGroup } from '../../components/form/FormGroup.tsx';
import { RegistrationEdit } from '../../components/form/RegistrationEdit.tsx';
import { RegistrationForm } from '../../components/form/RegistrationForm.tsx';
import { TextInput } from '../../components/form/textInputs.tsx';
import { agencyChangeForm } from '../../contract/forms/agency.ts';
import { emptyAgencyForm } from '../../contract/forms/empty.ts';
import { paths } from '../../contract/paths.ts';
import type { AgencyRecord } from '../../contract/records.ts';
import { AgencyFields } from './AgencyFields.tsx';
import { agencyToSave, changeGroups, changeValues } from './agencyModel.ts';

const empty = { ...emptyAgencyForm(), reason: '' };

/** /agency/registration/change: a request to change the form of an approved agency, and why (decision B13). */
export default function AgencyChangePage() {
  const translate = useTranslate();
  return (
    <RegistrationEdit<AgencyRecord & RaRecord>
      resource="agency"
      title="agency.change.title"
      leadsTo={paths.agencyRegistration}
      outcome={() => 'change'}
    >
      <div className="hub-form-lead">
        <p>{translate('agency.change.text')}</p>
        <p>
          <Link to={paths.agencyRegistration}>{translate('agency.change.back')}</Link>
        </p>
      </div>
      <RegistrationForm
        editable
        part="agency"
        schema={agencyChangeForm}
        empty={empty}
        valuesOf={changeValues}
        toSave={agencyToSave}
        groups={changeGroups}
        action={translate('agency.change.send')}
      >
        <FormGroup name="change">
          <TextInput source="reason" multiline />
        </FormGroup>
        <AgencyFields />
      </RegistrationForm>
    </RegistrationEdit>
  );
}
