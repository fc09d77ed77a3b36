import { useWatch } from 'react-hook-form';
import { naturesOfBusiness, numberTypes } from '../../contract/reference.ts';
import { AddressFields } from '../../src/components/form/AddressFields.tsx';
import { AddressGroup, FormGroup } from '../../src/components/form/FormGroup.tsx';
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

/** The fields of the agency form (§3), in their groups. A renewal without changes locks them all (B1). */
export function AgencyFields({ renewing }: { renewing: boolean }) {
  const changes = useWatch({ name: 'renewedAgencyHasUpdates' }) === true;
  const natures: unknown = useWatch({ name: 'agencyDetails.natureOfBusiness' });
  const locked = renewing && !changes;
  return (
    <>
      {renewing ? (
        <FormGroup name="renewal">
          <YesNoField source="renewedAgencyHasUpdates" required />
        </FormGroup>
      ) : null}
      <FormGroup name="details" locked={locked}>
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
      <FormGroup name="physicalAddress" locked={locked}>
        <AddressFields source={physical} own />
      </FormGroup>
      <FormGroup name="mailingAddress" locked={locked}>
        <AddressFields source="agencyDetails.mailingAddress" copyFrom={physical} />
      </FormGroup>
      <FormGroup name="numbers" locked={locked}>
        <TextField source="agencyDetails.iataNumber" className="hub-input-short" />
        {numberTypes.map((type) => (
          <ListField key={type} source={`agencyDetails.additionalNumbers.${type}`} />
        ))}
      </FormGroup>
      <BusinessProfile locked={locked} />
      <Contact person="authorizedPOC" locked={locked} />
      <Contact person="accountingPOC" locked={locked} />
      <Agreements locked={locked} />
    </>
  );
}

const Contact = ({ person, locked }: { person: string; locked: boolean }) => (
  <FormGroup name={person} locked={locked}>
    <TextField source={`${person}.name`} />
    <TextField source={`${person}.jobTitle`} />
    <TextField source={`${person}.emailAddress`} type="email" />
    <PhoneField source={`${person}.preferredPhone`} autoComplete="off" />
    <AddressGroup source={`${person}.mailingAddress`} copyFrom={physical} />
  </FormGroup>
);
