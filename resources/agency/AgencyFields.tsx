import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { pathTo } from '#contract/paths.ts';
import { numberTypes } from '#contract/reference.ts';
import { AddressFields, AddressGroup } from '#src/portal/form/AddressFields.tsx';
import {
  BooleanInput,
  CheckboxGroupInput,
  SelectInput,
  YesNoInput,
} from '#src/portal/form/choiceInputs.tsx';
import { FormGroup, ReadOnlyPart } from '#src/portal/form/FormGroup.tsx';
import { ListInput } from '#src/portal/form/ListInput.tsx';
import { NumberInput } from '#src/portal/form/NumberInput.tsx';
import { EmailInput, PhoneInput, TextInput } from '#src/portal/form/textInputs.tsx';
import { DomainField, WebsiteFields } from './WebsiteFields.tsx';

const physical = 'agencyDetails.physicalAddress';

/** The fields of the agency form, in their groups. */
export function AgencyFields() {
  return (
    <>
      <FormGroup name="details">
        <TextInput source="agencyDetails.accountName" autoComplete="organization" />
        <TextInput source="agencyDetails.parentAccount" />
        <PhoneInput source="agencyDetails.phoneNumber" />
        <NumberInput source="agencyDetails.numberOfAgents" />
        <CheckboxGroupInput source="agencyDetails.natureOfBusiness" />
        <OtherInput
          of="agencyDetails.natureOfBusiness"
          source="agencyBusinessProfile.otherNatureBusiness"
        />
        <WebsiteFields />
        <DomainField />
        <TextInput source="agencyDetails.hwsManager" />
        <TextInput source="agencyDetails.referredByEmployee" />
        <TextInput source="agencyDetails.referredByHotel" />
      </FormGroup>
      <FormGroup name="physicalAddress">
        <AddressFields source={physical} autoFill />
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
      <FormGroup name="business">
        <YesNoInput source="agencyBusinessProfile.conductsBusinessInternationally" />
        <SelectInput source="agencyBusinessProfile.numberOfMeetings" />
        <SelectInput source="agencyBusinessProfile.grossAnnualHotelRevenue" />
        <SelectInput source="agencyBusinessProfile.grossAnnualHotelSpending" />
        <SelectInput source="agencyBusinessProfile.percentOfAPAC" />
        <SelectInput source="agencyBusinessProfile.percentOfEMEA" />
        <SelectInput source="agencyBusinessProfile.percentOfLATAM" />
        <SelectInput source="agencyBusinessProfile.percentOfOther" />
        <SelectInput source="agencyBusinessProfile.sourcingTechnologyPlatform" />
        <OtherInput
          of="agencyBusinessProfile.sourcingTechnologyPlatform"
          source="agencyBusinessProfile.otherPlatform"
        />
      </FormGroup>
      <Contact person="authorizedPOC" />
      <Contact person="accountingPOC" />
      <Agreements />
    </>
  );
}

/** Asks for words where Other is chosen. A component of its own, so that the other fields aren't rendered again then. */
function OtherInput({ of, source }: { of: string; source: string }) {
  const isAsked = useWatch({ name: of, compute: (chosen) => [chosen].flat().includes('OTHER') });
  return isAsked ? <TextInput source={source} required /> : null;
}

/** Whether something has changed; only then inputs are shown, else the saved values. */
export function RenewalFields() {
  const changes = useWatch({ name: 'renewedAgencyHasUpdates' }) === true;
  const { clearErrors } = useFormContext();
  // Errors of changes that were undone no longer matter.
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
        <ReadOnlyPart>
          <AgencyFields />
        </ReadOnlyPart>
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

/** What the agency agrees to (decision G4). The bank form does not concern agencies enrolled in FastPay. */
function Agreements() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const enrolled = useWatch({ name: 'enrolledInFastPay' }) === true;
  // Opens in a new tab, so that the form stays as it is.
  const terms = (
    <a href={pathTo('content', { code: 'terms' })} target="_blank" rel="noopener">
      {`${translate('agency.readTerms')} ${translate('form.newTab')}`}
    </a>
  );
  const follow = (ticked: boolean) => {
    if (ticked) setValue('emailedACHForm', false, { shouldDirty: true });
  };
  return (
    <FormGroup name="agreements">
      <BooleanInput source="agreeToTermsAndConditions" more={terms} />
      <BooleanInput source="agreeToTermsOfCommissions" />
      <BooleanInput source="acknowledgeFastPay" />
      <BooleanInput source="enrolledInFastPay" onChange={follow} />
      {enrolled ? null : <BooleanInput source="emailedACHForm" />}
      <BooleanInput source="agreeToReceiveEmail" />
    </FormGroup>
  );
}
