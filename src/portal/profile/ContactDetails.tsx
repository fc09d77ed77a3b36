import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type AgencyContactForm, agencyContactForm } from '#contract/forms/agency.ts';
import { emptyAgencyForm } from '#contract/forms/fields.ts';
import { paths } from '#contract/paths.ts';
import type { AgencyRecord } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { LinkButton } from '#src/guest/kit/LinkButton.tsx';
import { AddressGroup } from '../form/AddressFields.tsx';
import { BooleanEntry } from '../form/choiceEntries.tsx';
import { formValues } from '../form/formValues.ts';
import { PhoneEntry } from '../form/textEntries.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const { agencyDetails, agreeToReceiveEmail } = emptyAgencyForm();
const { phoneNumber, physicalAddress, mailingAddress } = agencyDetails;
const empty = {
  agencyDetails: { phoneNumber, physicalAddress, mailingAddress },
  agreeToReceiveEmail,
};
const queryKey = ['agencyContact'];

/** The contact details of an approved agency, which can be changed without a review (decision B12). */
export function AgencyContact() {
  const { call } = useHub();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('agency', { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data) return <ContactForm record={data} />;
  return (
    error && (
      <ProfileSection title={translate('profile.agencyContact')}>
        <CallAlert error={error} onRetry={() => void refetch()} />
      </ProfileSection>
    )
  );
}

function ContactForm({ record }: { record: AgencyRecord }) {
  const { call } = useHub();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const values = useMemo(() => formValues(empty, record), [record]);
  const version = useRef(record.version);

  const save = async (contact: AgencyContactForm) => {
    const body = { ...contact, version: version.current };
    const saved = await call('saveAgencyContact', { body });
    version.current = saved.version;
    queryClient.setQueryData(queryKey, saved);
  };
  const readAgain = async () => {
    const current = await call('agency');
    version.current = current.version;
    return formValues(empty, current);
  };
  return (
    <ProfileForm
      title="profile.agencyContact"
      lead={
        <>
          <span>{translate('profile.agencyContactLead')}</span>{' '}
          <Link to={paths.agencyRegistration}>{translate('agency.title')}</Link>
        </>
      }
      part="agency"
      empty={empty}
      readAgain={readAgain}
      values={values}
      schema={agencyContactForm}
      send={save}
      save="profile.saveContact"
      saved="profile.contactSaved"
    >
      <PhoneEntry source="agencyDetails.phoneNumber" />
      <AddressGroup source="agencyDetails.physicalAddress" />
      <AddressGroup
        source="agencyDetails.mailingAddress"
        copyFrom="agencyDetails.physicalAddress"
      />
      <BooleanEntry source="agreeToReceiveEmail" />
    </ProfileForm>
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
      <LinkButton variant="quiet" to={paths.associateRegistration}>
        {translate('dashboard.actions.viewProfile')}
      </LinkButton>
    </ProfileSection>
  );
}
