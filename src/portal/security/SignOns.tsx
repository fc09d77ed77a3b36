import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { SignOn } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { Alert } from '../ui/Alert.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { longDate } from '../ui/dateFormat.ts';
import { HeldButton } from '../ui/HeldButton.tsx';
import { useApiMutation, useApiQuery } from '../ui/useApi.ts';
import { AccessRow } from './AccessRow.tsx';

/** Which accounts of an organization open the person's: linking one leads to its provider and back. */
export function SignOns({ providers }: { providers: readonly { name: string; label: string }[] }) {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const { data, error, refetch } = useApiQuery('signOns');
  const linking = useApiMutation(async (call, provider: string) => {
    const { address } = await call('linkSignOn', { body: { provider } });
    window.location.assign(address);
  });
  return (
    <ProfileSection title={translate('signOn.title')} lead={translate('signOn.lead')}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {search.get('auth') === 'signOn' ? (
          <Alert severity="error">{translate('signOn.refused')}</Alert>
        ) : null}
        {error ? <CallAlert error={error} title={translate('signOn.failed')} /> : null}
        {data?.content.length === 0 ? <p>{translate('signOn.none')}</p> : null}
        {data && data.content.length > 0 ? (
          <Box component="ul" aria-label={translate('signOn.list')} sx={{ width: '100%' }}>
            {data.content.map((linked) => (
              <LinkedRow key={linked.id} linked={linked} onRemoved={refetch} />
            ))}
          </Box>
        ) : null}
        {linking.error ? <CallAlert error={linking.error} /> : null}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          {providers.map(({ name, label }) => (
            <HeldButton
              key={name}
              variant="outlined"
              busy={linking.isPending}
              onClick={() => linking.mutate(name)}
            >
              {translate('signOn.link', { provider: label })}
            </HeldButton>
          ))}
        </Stack>
      </Stack>
    </ProfileSection>
  );
}

function LinkedRow({ linked, onRemoved }: { linked: SignOn; onRemoved: () => unknown }) {
  const { language } = useHub();
  const translate = useTranslate();
  const notify = useNotify();
  const { id, provider, linkedAt, usedAt } = linked;
  const removing = useApiMutation((call) => call('unlinkSignOn', { params: { id } }), {
    onSuccess: async () => {
      notify('signOn.removed', { type: 'success' });
      await onRemoved();
    },
  });
  return (
    <AccessRow
      name={<Verbatim>{provider}</Verbatim>}
      times={
        usedAt
          ? translate('signOn.times', {
              linked: longDate(linkedAt, language),
              used: longDate(usedAt, language),
            })
          : translate('signOn.never', { linked: longDate(linkedAt, language) })
      }
      error={removing.error}
    >
      <HeldButton
        variant="outlined"
        aria-label={translate('signOn.removeOne', { provider })}
        busy={removing.isPending}
        onClick={() => removing.mutate()}
      >
        {translate('signOn.remove')}
      </HeldButton>
    </AccessRow>
  );
}
