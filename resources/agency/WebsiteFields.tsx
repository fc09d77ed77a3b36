import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BooleanInput } from '../../components/form/choiceInputs.tsx';
import { UrlInput } from '../../components/form/textInputs.tsx';
import { DomainField } from './DomainField.tsx';

const NOT_AVAILABLE = 'N/A';
const website = 'agencyDetails.companyWebsite';
const notAvailable = 'agencyDetails.webSiteNotAvailableValue';

/** The website, or a checkbox for none: then it is N/A and read-only (specification §5, decision G3). */
export function WebsiteFields() {
  const { getValues, setValue } = useFormContext();
  const none = useWatch({ name: notAvailable }) === true;
  /** The previous value, restored when the checkbox is cleared: nothing typed is lost. */
  const before = useRef('');

  const follow = (ticked: boolean) => {
    if (ticked) before.current = String(getValues(website) ?? '');
    const previous = before.current === NOT_AVAILABLE ? '' : before.current;
    setValue(website, ticked ? NOT_AVAILABLE : previous, {
      shouldDirty: true,
      shouldValidate: ticked || previous !== '',
    });
  };

  return (
    <>
      <UrlInput source={website} readOnly={none} />
      <BooleanInput source={notAvailable} onChange={follow} />
      <DomainField />
    </>
  );
}
