import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { pathTo } from '#contract/paths.ts';
import { numberTypes } from '#contract/reference.ts';
import { AddressFields, AddressGroup } from '#src/portal/form/AddressFields.tsx';
import {
  BooleanEntry,
  CheckboxesEntry,
  SelectEntry,
  YesNoEntry,
} from '#src/portal/form/choiceEntries.tsx';
import { FormGroup, ReadOnlyPart } from '#src/portal/form/FormGroup.tsx';
import { ListEntry } from '#src/portal/form/ListEntry.tsx';
import { NumberEntry } from '#src/portal/form/NumberEntry.tsx';
import { EmailEntry, PhoneEntry, TextEntry } from '#src/portal/form/textEntries.tsx';
import { DomainField, WebsiteFields } from './WebsiteFields.tsx';

const physical = 'agencyDetails.physicalAddress';

/** The fields of the agency form, in their groups. */
export function AgencyFields() {
  return (
    <>
      <FormGroup name="details">
        <TextEntry source="agencyDetails.accountName" autoComplete="organization" />
        <TextEntry source="agencyDetails.parentAccount" />
        <PhoneEntry source="agencyDetails.phoneNumber" />
        <NumberEntry source="agencyDetails.numberOfAgents" />
        <CheckboxesEntry source="agencyDetails.natureOfBusiness" />
        <OtherInput
          of="agencyDetails.natureOfBusiness"
          source="agencyBusinessProfile.otherNatureBusiness"
        />
        <WebsiteFields />
        <DomainField />
        <TextEntry source="agencyDetails.hwsManager" />
        <TextEntry source="agencyDetails.referredByEmployee" />
        <TextEntry source="agencyDetails.referredByHotel" />
      </FormGroup>
      <FormGroup name="physicalAddress">
        <AddressFields source={physical} autoFill />
      </FormGroup>
      <FormGroup name="mailingAddress">
        <AddressFields source="agencyDetails.mailingAddress" copyFrom={physical} />
      </FormGroup>
      <FormGroup name="numbers">
        <TextEntry source="agencyDetails.iataNumber" short />
        {numberTypes.map((type) => (
          <ListEntry key={type} source={`agencyDetails.additionalNumbers.${type}`} />
        ))}
      </FormGroup>
      <FormGroup name="business">
        <YesNoEntry source="agencyBusinessProfile.conductsBusinessInternationally" />
        <SelectEntry source="agencyBusinessProfile.numberOfMeetings" />
        <SelectEntry source="agencyBusinessProfile.grossAnnualHotelRevenue" />
        <SelectEntry source="agencyBusinessProfile.grossAnnualHotelSpending" />
        <SelectEntry source="agencyBusinessProfile.percentOfAPAC" />
        <SelectEntry source="agencyBusinessProfile.percentOfEMEA" />
        <SelectEntry source="agencyBusinessProfile.percentOfLATAM" />
        <SelectEntry source="agencyBusinessProfile.percentOfOther" />
        <SelectEntry source="agencyBusinessProfile.sourcingTechnologyPlatform" />
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
  return isAsked ? <TextEntry source={source} required /> : null;
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
        <YesNoEntry source="renewedAgencyHasUpdates" required />
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
    <TextEntry source={`${person}.name`} />
    <TextEntry source={`${person}.jobTitle`} />
    <EmailEntry source={`${person}.emailAddress`} />
    <PhoneEntry source={`${person}.preferredPhone`} autoComplete="off" />
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
      <BooleanEntry source="agreeToTermsAndConditions" more={terms} />
      <BooleanEntry source="agreeToTermsOfCommissions" />
      <BooleanEntry source="acknowledgeFastPay" />
      <BooleanEntry source="enrolledInFastPay" onChange={follow} />
      {enrolled ? null : <BooleanEntry source="emailedACHForm" />}
      <BooleanEntry source="agreeToReceiveEmail" />
    </FormGroup>
  );
}
