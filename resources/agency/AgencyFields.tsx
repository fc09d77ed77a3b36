import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { naturesOfBusiness, numberTypes } from '../../contract/reference.ts';
import { AddressFields } from '../../src/components/form/AddressFields.tsx';
import { CheckboxGroupInput, YesNoInput } from '../../src/components/form/choiceInputs.tsx';
import { AddressGroup, FormGroup } from '../../src/components/form/FormGroup.tsx';
import { LookedAt } from '../../src/components/form/FormView.tsx';
import { ListInput } from '../../src/components/form/ListInput.tsx';
import {
  EmailInput,
  NumberInput,
  PhoneInput,
  TextInput,
} from '../../src/components/form/textInputs.tsx';
import { Agreements } from './Agreements.tsx';
import { BusinessProfile } from './BusinessProfile.tsx';
import { WebsiteFields } from './WebsiteFields.tsx';

const physical = 'agencyDetails.physicalAddress';

/** The fields of the agency form (§3), in their groups. */
export function AgencyFields() {
  const natures: unknown = useWatch({ name: 'agencyDetails.natureOfBusiness' });
  return (
    <>
      <FormGroup name="details">
        <TextInput source="agencyDetails.accountName" autoComplete="organization" />
        <TextInput source="agencyDetails.parentAccount" />
        <PhoneInput source="agencyDetails.phoneNumber" />
        <NumberInput source="agencyDetails.numberOfAgents" />
        <CheckboxGroupInput
          source="agencyDetails.natureOfBusiness"
          options={naturesOfBusiness}
          list="naturesOfBusiness"
        />
        {Array.isArray(natures) && natures.includes('OTHER') ? (
          <TextInput source="agencyBusinessProfile.otherNatureBusiness" required />
        ) : null}
        <WebsiteFields />
        <TextInput source="agencyDetails.hwsManager" />
        <TextInput source="agencyDetails.referredByEmployee" />
        <TextInput source="agencyDetails.referredByHotel" />
      </FormGroup>
      <FormGroup name="physicalAddress">
        <AddressFields source={physical} own />
      </FormGroup>
      <FormGroup name="mailingAddress">
        <AddressFields source="agencyDetails.mailingAddress" copyFrom={physical} />
      </FormGroup>
      <FormGroup name="numbers">
        <TextInput source="agencyDetails.iataNumber" short />
        {numberTypes.map((type) => (
          <ListInput key={type} source={`agencyDetails.additionalNumbers.${type}`} />
        ))}
      </FormGroup>
      <BusinessProfile />
      <Contact person="authorizedPOC" />
      <Contact person="accountingPOC" />
      <Agreements />
    </>
  );
}

/** Whether anything has changed, and only then the fields: else what is saved, to be looked at (B1). */
export function RenewalFields() {
  const changes = useWatch({ name: 'renewedAgencyHasUpdates' }) === true;
  const { clearErrors } = useFormContext();
  // What was wrong with changes that are taken back is of no concern any more.
  useEffect(() => {
    if (!changes) clearErrors();
  }, [changes, clearErrors]);
  return (
    <>
      <FormGroup name="renewal">
        <YesNoInput source="renewedAgencyHasUpdates" required />
      </FormGroup>
      {changes ? (
        <AgencyFields />
      ) : (
        <LookedAt>
          <AgencyFields />
        </LookedAt>
      )}
    </>
  );
}

const Contact = ({ person }: { person: string }) => (
  <FormGroup name={person}>
    <TextInput source={`${person}.name`} />
    <TextInput source={`${person}.jobTitle`} />
    <EmailInput source={`${person}.emailAddress`} />
    <PhoneInput source={`${person}.preferredPhone`} autoComplete="off" />
    <AddressGroup source={`${person}.mailingAddress`} copyFrom={physical} />
  </FormGroup>
);
