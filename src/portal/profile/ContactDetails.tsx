import Button from '@mui/material/Button';
import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { agencyContactForm } from '#contract/forms/agency.ts';
import { emptyAgencyForm } from '#contract/forms/fields.ts';
import { paths } from '#contract/paths.ts';
import type { AgencyRecord } from '#contract/records.ts';
import { AddressGroup } from '../form/AddressFields.tsx';
import { formValues } from '../form/formValues.ts';
import { OwnRecord, useReadAgain } from '../form/OwnRecord.tsx';
import { PhoneEntry } from '../form/textEntries.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { FieldsForm } from './ProfileForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const { phoneNumber, physicalAddress, mailingAddress } = emptyAgencyForm().agencyDetails;
const empty = { agencyDetails: { phoneNumber, physicalAddress, mailingAddress } };
const valuesOf = (record: unknown) => formValues(empty, record);

/** The contact details of an approved agency, which can be changed without a review (decision B12). */
export function AgencyContact() {
  const translate = useTranslate();
  const notify = useNotify();
  const [saved, setSaved] = useState<AgencyRecord>();
  return (
    <OwnRecord<AgencyRecord & RaRecord>
      resource="agency"
      meta={{ contact: true }}
      onSaved={(record) => {
        setSaved(record);
        notify('profile.contactSaved', { type: 'success' });
      }}
      render={({ record, error, refetch }) =>
        record ? (
          <ContactForm read={record} saved={saved} />
        ) : (
          error && (
            <ProfileSection title={translate('profile.agencyContact')}>
              <CallAlert error={error as Error} onRetry={() => void refetch()} />
            </ProfileSection>
          )
        )
      }
    />
  );
}

/** Begins with what was read first, and after a save with its answer: what is read again is offered. */
function ContactForm({ read, saved }: Record<'read' | 'saved', AgencyRecord | undefined>) {
  const translate = useTranslate();
  const [opened] = useState(read);
  const values = useMemo(() => valuesOf(saved ?? opened), [saved, opened]);
  return (
    <ProfileSection
      title={translate('profile.agencyContact')}
      lead={
        <>
          <span>{translate('profile.agencyContactLead')}</span>{' '}
          <Link to={paths.agencyRegistration}>{translate('agency.title')}</Link>
        </>
      }
    >
      <FieldsForm
        texts="agency"
        empty={empty}
        readAgain={useReadAgain(valuesOf)}
        values={values}
        schema={agencyContactForm}
        save="profile.saveContact"
        stays
      >
        <PhoneEntry source="agencyDetails.phoneNumber" />
        <AddressGroup source="agencyDetails.physicalAddress" />
        <AddressGroup
          source="agencyDetails.mailingAddress"
          copyFrom="agencyDetails.physicalAddress"
        />
      </FieldsForm>
    </ProfileSection>
  );
}

/** The link to the form where an accredited associate changes phone, address and email choice. */
export function AssociateContact() {
  const translate = useTranslate();
  return (
    <ProfileSection
      title={translate('profile.associateContact')}
      lead={translate('profile.associateContactLead')}
    >
      <Button component={Link} variant="outlined" to={paths.associateRegistration}>
        {translate('dashboard.actions.viewProfile')}
      </Button>
    </ProfileSection>
  );
}
