import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { CallAlert } from '../ui/CallAlert.tsx';
import { apiKey, useApiMutation, useApiQuery } from '../ui/useApi.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The surprise registration, if its setting is on: a switch that saves at once. */
export function Surprise() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data } = useApiQuery('validateSurprise');
  const { mutate, variables, isPending, error } = useApiMutation(
    (call, take: boolean) => call(take ? 'surpriseRegistration' : 'unRegisterSurprise'),
    {
      onSuccess: ({ registered }) => {
        const answer = { available: true, registered };
        queryClient.setQueryData(apiKey('validateSurprise'), answer);
        notify('surprise.saved', { type: 'success' });
      },
    },
  );
  if (!data?.available) return null;
  // Moves at once, and back if the server refuses.
  const checked = isPending ? variables : data.registered;
  return (
    <ProfileSection title={translate('surprise.title')} lead={translate('surprise.text')}>
      <FormControlLabel
        control={<Switch checked={checked} onChange={(_, take) => mutate(take)} />}
        label={translate('surprise.label')}
      />
      {error ? <CallAlert error={error} /> : null}
    </ProfileSection>
  );
}
