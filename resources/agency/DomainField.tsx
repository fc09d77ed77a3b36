import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '../../components/form/textInputs.tsx';
import { useHub } from '../../providers/HubContext.ts';
import { keptText } from '../../providers/i18n/keptTexts.ts';

const source = 'agencyDetails.companyDomainEmail';

/**
 * The domain of the agency's email addresses (specification §5). After a change it is checked by a call (specification
 * §7, decision D3), so that a free mail service is refused at once and not by the reviewer.
 */
export function DomainField() {
  const { call } = useHub();
  const { getValues, setError, formState } = useFormContext();
  const asked = useRef(String(formState.defaultValues?.agencyDetails?.companyDomainEmail ?? ''));

  const look = async () => {
    const agencyDomain = String(getValues(source) ?? '').trim();
    if (!agencyDomain.startsWith('@') || agencyDomain === asked.current) return;
    asked.current = agencyDomain;
    // If the call fails, the reviewer asks later.
    const answer = await call('validateEmailDomain', { body: { agencyDomain } }).catch(() => null);
    if (answer?.valid !== false || getValues(source) !== agencyDomain) return;
    setError(source, { type: 'domain', message: keptText('validation.invalid') });
  };
  return <TextInput source={source} onBlur={() => void look()} />;
}
