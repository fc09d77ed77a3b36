import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useDelete, useGetList, useNotify, useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import type { OpenSession } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { longTime } from '../ui/dateFormat.ts';
import { HeldButton } from '../ui/HeldButton.tsx';
import { useApiMutation } from '../ui/useApi.ts';
import { AccessRow } from './AccessRow.tsx';

/** Higher than the number that the server lists. */
const ALL = { pagination: { page: 1, perPage: 100 } };

/** The devices where the person is signed in, each of which can be signed out. */
export function Sessions() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, refetch } = useGetList<OpenSession>('sessions', ALL);
  const list = useRef<HTMLUListElement>(null);
  /** The button that had the focus is gone. */
  const focusList = () => list.current?.focus();
  const endOthers = useApiMutation((call) => call('endOtherSessions'), {
    onSuccess: async () => {
      notify('openSessions.othersEnded', { type: 'success' });
      await refetch();
      focusList();
    },
  });
  return (
    <ProfileSection title={translate('openSessions.title')} lead={translate('openSessions.lead')}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {error ? <CallAlert error={error} title={translate('openSessions.failed')} /> : null}
        <Box
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label={translate('openSessions.title')}
          aria-busy={!data && !error}
          sx={{ width: '100%' }}
        >
          {data?.map((one) => (
            <SessionRow key={one.id} session={one} onEnded={focusList} />
          ))}
        </Box>
        {endOthers.error ? <CallAlert error={endOthers.error} /> : null}
        {data?.some(({ current }) => !current) ? (
          <HeldButton
            variant="outlined"
            busy={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            {translate('openSessions.endOthers')}
          </HeldButton>
        ) : data ? (
          <p>{translate('openSessions.only')}</p>
        ) : null}
      </Stack>
    </ProfileSection>
  );
}

interface RowProps {
  session: OpenSession;
  onEnded: () => void;
}

function SessionRow({ session, onEnded }: RowProps) {
  const timesId = useId();
  const { language } = useHub();
  const translate = useTranslate();
  const notify = useNotify();
  const [end, { isPending, error }] = useDelete<OpenSession>('sessions');
  const { id, signedInAt, lastActivityAt, current } = session;
  const device = useDeviceName(session);
  const onSuccess = () => {
    notify('openSessions.ended', { type: 'success' });
    onEnded();
  };
  return (
    <AccessRow
      name={device}
      mark={
        current && <Chip component="span" color="success" label={translate('openSessions.here')} />
      }
      times={translate('openSessions.times', {
        since: longTime(signedInAt, language),
        active: longTime(lastActivityAt, language),
      })}
      timesId={timesId}
      error={error}
    >
      {current ? null : (
        <HeldButton
          variant="outlined"
          busy={isPending}
          aria-label={translate('openSessions.endOne', { device })}
          aria-describedby={timesId}
          onClick={() => end('sessions', { id, previousData: session }, { onSuccess })}
        >
          {translate('openSessions.end')}
        </HeldButton>
      )}
    </AccessRow>
  );
}

/** Returns 'Firefox on Windows', or the part that is known. */
function useDeviceName({ browser, system }: OpenSession): string {
  const translate = useTranslate();
  if (browser && system) return translate('openSessions.device', { browser, system });
  return browser ?? system ?? translate('openSessions.unknown');
}
