import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { naturesOfBusiness, numberTypes } from '../../contract/reference.ts';
import { AddressFields } from '../../src/components/form/AddressFields.tsx';
import { EmailField } from '../../src/components/form/EmailField.tsx';
import { AddressGroup, FormGroup } from '../../src/components/form/FormGroup.tsx';
import { LookedAt } from '../../src/components/form/FormView.tsx';
import { ListField } from '../../src/components/form/ListField.tsx';
import { MultiSelectField } from '../../src/components/form/MultiSelectField.tsx';
import { NumberField } from '../../src/components/form/NumberField.tsx';
import { PhoneField } from '../../src/components/form/PhoneField.tsx';
import { TextField } from '../../src/components/form/TextField.tsx';
import { YesNoField } from '../../src/components/form/YesNoField.tsx';
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
        <TextField source="agencyDetails.accountName" autoComplete="organization" />
        <TextField source="agencyDetails.parentAccount" />
        <PhoneField source="agencyDetails.phoneNumber" />
        <NumberField source="agencyDetails.numberOfAgents" />
        <MultiSelectField
          source="agencyDetails.natureOfBusiness"
          options={naturesOfBusiness}
          list="naturesOfBusiness"
        />
        {Array.isArray(natures) && natures.includes('OTHER') ? (
          <TextField source="agencyBusinessProfile.otherNatureBusiness" required />
        ) : null}
        <WebsiteFields />
        <TextField source="agencyDetails.hwsManager" />
        <TextField source="agencyDetails.referredByEmployee" />
        <TextField source="agencyDetails.referredByHotel" />
      </FormGroup>
      <FormGroup name="physicalAddress">
        <AddressFields source={physical} own />
      </FormGroup>
      <FormGroup name="mailingAddress">
        <AddressFields source="agencyDetails.mailingAddress" copyFrom={physical} />
      </FormGroup>
      <FormGroup name="numbers">
        <TextField source="agencyDetails.iataNumber" className="hub-input-short" />
        {numberTypes.map((type) => (
          <ListField key={type} source={`agencyDetails.additionalNumbers.${type}`} />
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
        <YesNoField source="renewedAgencyHasUpdates" required />
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
    <TextField source={`${person}.name`} />
    <TextField source={`${person}.jobTitle`} />
    <EmailField source={`${person}.emailAddress`} />
    <PhoneField source={`${person}.preferredPhone`} autoComplete="off" />
    <AddressGroup source={`${person}.mailingAddress`} copyFrom={physical} />
  </FormGroup>
);
