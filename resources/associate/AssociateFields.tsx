import {
  hotelBrands,
  hotelTypes,
  marketSegments,
  meetingSizeBands,
  percentBands,
} from '../../contract/reference.ts';
import { AddressFields } from '../../src/components/form/AddressFields.tsx';
import { BooleanInput } from '../../src/components/form/BooleanInput.tsx';
import {
  CheckboxGroupInput,
  SelectInput,
  YesNoInput,
} from '../../src/components/form/choiceInputs.tsx';
import { FormGroup } from '../../src/components/form/FormGroup.tsx';
import { PhoneInput, TextInput } from '../../src/components/form/textInputs.tsx';

const Percent = ({ source }: { source: string }) => (
  <SelectInput source={source} options={percentBands} list="percentBands" />
);

/** The fields of the associate form (§3), in their groups. */
export const AssociateFields = () => (
  <>
    <FormGroup name="person">
      <TextInput source="firstName" autoComplete="given-name" />
      <TextInput source="lastName" autoComplete="family-name" />
      <TextInput source="companyName" autoComplete="organization" />
      <TextInput source="jobTitle" autoComplete="organization-title" />
      <PhoneInput source="preferredPhoneNumber" />
      <TextInput source="loyaltyNumber" short />
      <TextInput source="hwsAccountManager" />
    </FormGroup>
    <FormGroup name="address">
      <AddressFields source="address" own />
    </FormGroup>
    <FormGroup name="business">
      <YesNoInput source="businessProfile.conductsBusinessInternationally" />
      <CheckboxGroupInput source="hotelAccreditations" options={hotelBrands} list="hotelBrands" />
      <CheckboxGroupInput
        source="businessProfile.hotelTypes"
        options={hotelTypes}
        list="hotelTypes"
      />
      <CheckboxGroupInput
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
      <BooleanInput source="businessProfile.receiveEmails" />
    </FormGroup>
  </>
);
