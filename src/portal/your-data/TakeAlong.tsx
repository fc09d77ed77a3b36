import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { SECOND } from '#contract/dates.ts';
import type { DataExport } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { longTime } from '../ui/dateFormat.ts';
import { HeldButton } from '../ui/HeldButton.tsx';
import { apiKey, useApiMutation, useApiQuery } from '../ui/useApi.ts';
import { useDownload } from '../ui/useDownload.ts';

/** How often it is asked whether the file is there. */
const POLL_MS = 5 * SECOND;

/** Nobody causes these calls: they don't prolong the session. */
const BACKGROUND = { background: true };

/** Whether one of them is still being made. */
const isMade = (exports: DataExport[] = []) => exports.some(({ expiresAt }) => !expiresAt);

/** Asks for a file with what is kept of the person, and downloads it once it is there. */
export function TakeAlong() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { language, callUrl } = useHub();
  const { data, error, refetch } = useApiQuery('dataExports', BACKGROUND, {
    refetchInterval: ({ state }) => isMade(state.data?.content) && POLL_MS,
  });
  const ask = useApiMutation((call) => call('askForDataExport'), {
    onSuccess: () => queries.invalidateQueries({ queryKey: apiKey('dataExports') }),
  });
  const download = useDownload();
  const ready = data?.content.find(({ expiresAt }) => expiresAt);
  const isPreparing = isMade(data?.content);
  const failed = ask.error ?? download.error;
  return (
    <ProfileSection title={translate('yourData.take.title')} lead={translate('yourData.take.lead')}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {error ? (
          <CallAlert error={error} title={translate('yourData.take.failed')} onRetry={refetch} />
        ) : null}
        {failed ? <CallAlert error={failed} /> : null}
        <div role="status">
          {isPreparing ? <p>{translate('yourData.take.preparing')}</p> : null}
          {ready?.expiresAt ? (
            <p>
              {translate('yourData.take.ready', { until: longTime(ready.expiresAt, language) })}
            </p>
          ) : null}
        </div>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          {ready ? (
            <HeldButton
              onClick={() =>
                download.fetchFile({ href: callUrl('dataExportFile', { id: ready.id }) })
              }
            >
              {translate('yourData.take.download')}
            </HeldButton>
          ) : null}
          {data ? (
            <HeldButton
              variant={ready ? 'outlined' : 'contained'}
              busy={ask.isPending || isPreparing}
              onClick={() => ask.mutate()}
            >
              {translate(ready ? 'yourData.take.again' : 'yourData.take.ask')}
            </HeldButton>
          ) : null}
        </Stack>
      </Stack>
    </ProfileSection>
  );
}
