import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useHub } from '#providers/HubContext.ts';
import { CallAlert } from '../ui/CallAlert.tsx';
import { useSingleMutation } from '../ui/useSingleMutation.ts';
import { ProfileSection } from './ProfileSection.tsx';

const queryKey = ['surpriseRegistration'];

/** The surprise registration, if its setting is on: a switch that saves at once. */
export function Surprise() {
  const { call } = useHub();
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: () => call('validateSurprise') });
  const { mutate, variables, isPending, error } = useSingleMutation({
    mutationFn: (take: boolean) => call(take ? 'surpriseRegistration' : 'unRegisterSurprise'),
    onSuccess: ({ registered }) => {
      queryClient.setQueryData(queryKey, { available: true, registered });
      notify('surprise.saved', { type: 'success' });
    },
  });
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
