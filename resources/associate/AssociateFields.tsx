import { meetingSizeBands } from '#contract/reference.ts';
import { AddressFields } from '#src/portal/form/AddressFields.tsx';
import {
  BooleanEntry,
  CheckboxesEntry,
  SelectEntry,
  YesNoEntry,
} from '#src/portal/form/choiceEntries.tsx';
import { FormGroup } from '#src/portal/form/FormGroup.tsx';
import { PhoneEntry, TextEntry } from '#src/portal/form/textEntries.tsx';

/** The fields of the associate form, in their groups. */
export const AssociateFields = () => (
  <>
    <FormGroup name="person">
      <TextEntry source="firstName" autoComplete="given-name" />
      <TextEntry source="lastName" autoComplete="family-name" />
      <TextEntry source="companyName" autoComplete="organization" />
      <TextEntry source="jobTitle" autoComplete="organization-title" />
      <PhoneEntry source="preferredPhoneNumber" />
      <TextEntry source="loyaltyNumber" short />
      <TextEntry source="hwsAccountManager" />
    </FormGroup>
    <FormGroup name="address">
      <AddressFields source="address" autoFill />
    </FormGroup>
    <FormGroup name="business">
      <YesNoEntry source="businessProfile.conductsBusinessInternationally" />
      <CheckboxesEntry source="hotelAccreditations" />
      <CheckboxesEntry source="businessProfile.hotelTypes" />
      <CheckboxesEntry source="businessProfile.marketSegments" />
    </FormGroup>
    <FormGroup name="meetings" columns>
      {meetingSizeBands.map(({ code }) => (
        <SelectEntry key={code} source={`businessProfile.percentOfMeetings.${code}`} />
      ))}
    </FormGroup>
    <FormGroup name="regions" columns>
      <SelectEntry source="businessProfile.percentOfAPAC" />
      <SelectEntry source="businessProfile.percentOfEMEA" />
      <SelectEntry source="businessProfile.percentOfLATAM" />
      <SelectEntry source="businessProfile.percentOfOther" />
    </FormGroup>
    <FormGroup name="news">
      <BooleanEntry source="businessProfile.receiveEmails" />
    </FormGroup>
  </>
);
