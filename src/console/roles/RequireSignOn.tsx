import { required } from 'ra-core';
import { SelectInput } from 'react-admin';
import type { StaffBody } from '#contract/staff/calls.ts';
import type { SignOnState } from '#contract/staff/signOn.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { ActSection } from '../layout/ActForm.tsx';

const accounts = ['first', 'second'] as const;
const nobody = { first: '', second: '' };
type Accounts = StaffBody<'POST sign-on/require'>;

interface Props extends Pick<SignOnState, 'candidates'> {
  onChanged: (state: SignOnState) => void;
}

/** Names the accounts that are kept for emergencies, and lets all others log in by single sign-on only. */
export function RequireSignOn({ candidates, onChanged }: Props) {
  const word = useWords('staff.signOn.require');
  const call = useApi();
  const choices = candidates.map(({ email, name }) => ({ id: email, name: `${name} (${email})` }));
  return (
    <ActSection<Accounts>
      texts="signOn.require"
      defaultValues={nobody}
      confirm={(named) => (
        <TextWithValues text={word('confirmText', named)} values={Object.values(named)} />
      )}
      send={async (body) => onChanged(await call('POST sign-on/require', { body }))}
    >
      {accounts.map((source) => (
        <SelectInput
          key={source}
          source={source}
          label={`staff.signOn.require.${source}`}
          helperText={`staff.signOn.require.${source}Help`}
          choices={choices}
          translateChoice={false}
          validate={required('validation.required')}
        />
      ))}
    </ActSection>
  );
}
