import {
  hotelBrands,
  hotelTypes,
  marketSegments,
  meetingSizeBands,
  percentBands,
} from '../../contract/reference.ts';
import { AddressFields } from '../../src/components/form/AddressFields.tsx';
import { AgreementField } from '../../src/components/form/AgreementField.tsx';
import { FormGroup } from '../../src/components/form/FormGroup.tsx';
import { MultiSelectField } from '../../src/components/form/MultiSelectField.tsx';
import { PhoneField } from '../../src/components/form/PhoneField.tsx';
import { SelectField } from '../../src/components/form/SelectField.tsx';
import { TextField } from '../../src/components/form/TextField.tsx';
import { YesNoField } from '../../src/components/form/YesNoField.tsx';

const Percent = ({ source }: { source: string }) => (
  <SelectField source={source} options={percentBands} list="percentBands" />
);

/** The fields of the associate form (§3), in their groups. */
export const AssociateFields = () => (
  <>
    <FormGroup name="person">
      <TextField source="firstName" autoComplete="given-name" />
      <TextField source="lastName" autoComplete="family-name" />
      <TextField source="companyName" autoComplete="organization" />
      <TextField source="jobTitle" autoComplete="organization-title" />
      <PhoneField source="preferredPhoneNumber" />
      <TextField source="loyaltyNumber" className="hub-input-short" />
      <TextField source="hwsAccountManager" />
    </FormGroup>
    <FormGroup name="address">
      <AddressFields source="address" own />
    </FormGroup>
    <FormGroup name="business">
      <YesNoField source="businessProfile.conductsBusinessInternationally" />
      <MultiSelectField source="hotelAccreditations" options={hotelBrands} list="hotelBrands" />
      <MultiSelectField
        source="businessProfile.hotelTypes"
        options={hotelTypes}
        list="hotelTypes"
      />
      <MultiSelectField
        source="businessProfile.marketSegments"
        options={marketSegments}
        list="marketSegments"
      />
    </FormGroup>
    <FormGroup name="meetings" columns>
      {meetingSizeBands.map(({ code }) => (
        <Percent key={code} source={`businessProfile.percentOfMeetings.${code}`} />
      ))}
    </FormGroup>
    <FormGroup name="regions" columns>
      <Percent source="businessProfile.percentOfAPAC" />
      <Percent source="businessProfile.percentOfEMEA" />
      <Percent source="businessProfile.percentOfLATAM" />
      <Percent source="businessProfile.percentOfOther" />
    </FormGroup>
    <FormGroup name="news">
      <AgreementField source="businessProfile.receiveEmails" />
    </FormGroup>
  </>
);
