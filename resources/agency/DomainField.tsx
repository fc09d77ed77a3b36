import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '../../components/form/textInputs.tsx';
import { useHub } from '../../providers/HubContext.ts';

const source = 'agencyDetails.companyDomainEmail';

/**
 * The domain of the agency's addresses (specification §5). Left with a new entry it is looked up (specification §7,
 * decision D3), so that one of a free mail service is told at once and not by the reviewer.
 */
export function DomainField() {
  const { call } = useHub();
  const translate = useTranslate();
  const { getValues, setError, formState } = useFormContext();
  const asked = useRef(String(formState.defaultValues?.agencyDetails?.companyDomainEmail ?? ''));

  const look = async () => {
    const agencyDomain = String(getValues(source) ?? '').trim();
    if (!agencyDomain.startsWith('@') || agencyDomain === asked.current) return;
    asked.current = agencyDomain;
    // What cannot be asked now is asked by the reviewer later.
    const answer = await call('validateEmailDomain', { body: { agencyDomain } }).catch(() => null);
    if (answer?.valid !== false || getValues(source) !== agencyDomain) return;
    setError(source, { type: 'domain', message: translate('validation.invalid') });
  };
  return <TextInput source={source} onBlur={() => void look()} />;
}
