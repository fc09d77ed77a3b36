import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { BooleanInput } from '../../components/form/choiceInputs.tsx';
import { FormGroup } from '../../components/form/FormGroup.tsx';
import { pathTo } from '../../contract/paths.ts';

/** What the agency agrees to (decision G4). The bank form does not concern agencies enrolled in FastPay. */
export function Agreements() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const enrolled = useWatch({ name: 'enrolledInFastPay' }) === true;
  // Opens in a new tab, so that the form stays as it is.
  const terms = (
    <a href={pathTo('content', { code: 'terms' })} target="_blank" rel="noopener">
      {translate('agency.readTerms')} {translate('form.newTab')}
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
