import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { MailChoices } from '#contract/records.ts';
import { CallAlert } from '../ui/CallAlert.tsx';
import { apiKey, useApiMutation, useApiQuery } from '../ui/useApi.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** Which emails are sent, of those that do not belong to the account: switches that save at once. */
export function EmailChoices() {
  const translate = useTranslate();
  // Another back end may know of no choices.
  const { data, error, refetch } = useApiQuery('mailChoices', {}, { nullOn: [404] });
  if (!data && !error) return null;
  return (
    <ProfileSection
      title={translate('profile.emails.title')}
      lead={translate('profile.emails.lead')}
    >
      {data ? (
        <Stack spacing={2}>
          <Choice list="reminders" choices={data} />
          <Choice list="news" choices={data} />
        </Stack>
      ) : (
        <CallAlert error={error as Error} onRetry={() => void refetch()} />
      )}
    </ProfileSection>
  );
}

function Choice({ list, choices }: { list: keyof MailChoices; choices: MailChoices }) {
  const helpId = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, variables, isPending, error } = useApiMutation(
    (call, wanted: boolean) => call('changeMailChoices', { body: { [list]: wanted } }),
    {
      onSuccess: (answer) => {
        queryClient.setQueryData(apiKey('mailChoices'), answer);
        notify('profile.emails.saved', { type: 'success' });
      },
    },
  );
  // Moves at once, and back if the server refuses.
  const checked = isPending ? variables : choices[list];
  return (
    <div>
      <FormControlLabel
        sx={{ gap: 1, ml: 0 }}
        control={
          <Switch
            checked={checked}
            onChange={(_, wanted) => mutate(wanted)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={translate(`profile.emails.${list}`)}
      />
      <FormHelperText id={helpId}>{translate(`profile.emails.${list}Help`)}</FormHelperText>
      {error ? <CallAlert error={error} /> : null}
    </div>
  );
}
