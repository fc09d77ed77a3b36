import { meetingSizeBands } from '#contract/reference.ts';
import { AddressFields } from '#src/portal/form/AddressFields.tsx';
import {
  BooleanInput,
  CheckboxGroupInput,
  SelectInput,
  YesNoInput,
} from '#src/portal/form/choiceInputs.tsx';
import { FormGroup } from '#src/portal/form/FormGroup.tsx';
import { PhoneInput, TextInput } from '#src/portal/form/textInputs.tsx';

/** The fields of the associate form, in their groups. */
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
      <AddressFields source="address" autoFill />
    </FormGroup>
    <FormGroup name="business">
      <YesNoInput source="businessProfile.conductsBusinessInternationally" />
      <CheckboxGroupInput source="hotelAccreditations" />
      <CheckboxGroupInput source="businessProfile.hotelTypes" />
      <CheckboxGroupInput source="businessProfile.marketSegments" />
    </FormGroup>
    <FormGroup name="meetings" columns>
      {meetingSizeBands.map(({ code }) => (
        <SelectInput key={code} source={`businessProfile.percentOfMeetings.${code}`} />
      ))}
    </FormGroup>
    <FormGroup name="regions" columns>
      <SelectInput source="businessProfile.percentOfAPAC" />
      <SelectInput source="businessProfile.percentOfEMEA" />
      <SelectInput source="businessProfile.percentOfLATAM" />
      <SelectInput source="businessProfile.percentOfOther" />
    </FormGroup>
    <FormGroup name="news">
      <BooleanInput source="businessProfile.receiveEmails" />
    </FormGroup>
  </>
);
