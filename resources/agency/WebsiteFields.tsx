import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bareText } from '#contract/characters.ts';
import { keptText } from '#providers/i18n/keptTexts.ts';
import { BooleanEntry } from '#src/portal/form/choiceEntries.tsx';
import { TextEntry, UrlEntry } from '#src/portal/form/textEntries.tsx';
import { useApi } from '#src/portal/ui/useApi.ts';

const NOT_AVAILABLE = 'N/A';
const website = 'agencyDetails.companyWebsite';
const notAvailable = 'agencyDetails.webSiteNotAvailableValue';
const domain = 'agencyDetails.companyDomainEmail';

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
      <UrlEntry source={website} readOnly={none} />
      <BooleanEntry source={notAvailable} onChange={follow} />
    </>
  );
}

/**
 * The domain of the agency's email addresses (specification §5). After a change it is checked by a call (specification
 * §7, decision D3), so that a free mail service is refused at once and not by the reviewer.
 */
export function DomainField() {
  const call = useApi();
  const { getValues, setError, formState } = useFormContext();
  const asked = useRef(String(formState.defaultValues?.agencyDetails?.companyDomainEmail ?? ''));

  const look = async () => {
    const typed = () => bareText(String(getValues(domain) ?? ''));
    const agencyDomain = typed();
    if (!agencyDomain.startsWith('@') || agencyDomain === asked.current) return;
    asked.current = agencyDomain;
    // If the call fails, the reviewer asks later.
    const answer = await call('validateEmailDomain', { body: { agencyDomain } }).catch(() => null);
    if (answer?.valid !== false || typed() !== agencyDomain) return;
    setError(domain, { type: 'domain', message: keptText('validation.invalid') });
  };
  return <TextEntry source={domain} onBlur={() => void look()} />;
}
