import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDataProvider, useDelete, useGetList, useNotify, useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import { CallAlert } from '../../../components/portal/CallAlert.tsx';
import { Button } from '../../../components/public/Button.tsx';
import { useSingleMutation } from '../../../components/useSingleMutation.ts';
import { dateFormat } from '../../../contract/dates.ts';
import type { Language } from '../../../contract/languages.ts';
import type { OpenSession } from '../../../contract/records.ts';
import type { HubDataProvider } from '../../../providers/dataProvider.ts';
import { useHub } from '../../../providers/HubContext.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** Higher than the number that the server lists. */
const ALL = { pagination: { page: 1, perPage: 100 } };

/** The devices where the person is signed in, each of which can be signed out. */
export function Sessions() {
  const translate = useTranslate();
  const { data, error } = useGetList<OpenSession>('sessions', ALL);
  const others = data?.filter(({ current }) => !current).length ?? 0;
  const list = useRef<HTMLUListElement>(null);
  /** The button that had the focus goes with its session. */
  const focusList = () => list.current?.focus();
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
        {data && others === 0 ? <p>{translate('openSessions.only')}</p> : null}
        {others > 0 ? <EndOthers onEnded={focusList} /> : null}
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
    <Box
      component="li"
      className="hub-ends"
      sx={{ paddingBlock: 1.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <div>
        <strong>{device}</strong>
        {current ? (
          <Typography
            component="span"
            variant="subtitle2"
            color="success"
            sx={{ marginInlineStart: 1.5 }}
          >
            {translate('openSessions.here')}
          </Typography>
        ) : null}
        <p id={timesId} className="hub-small">
          {translate('openSessions.times', {
            since: timeText(signedInAt, language),
            active: timeText(lastActivityAt, language),
          })}
        </p>
        {error instanceof Error ? <CallAlert error={error} /> : null}
      </div>
      {current ? null : (
        <Button
          variant="quiet"
          busy={isPending}
          aria-label={translate('openSessions.endOne', { device })}
          aria-describedby={timesId}
          onClick={() => end('sessions', { id, previousData: session }, { onSuccess })}
        >
          {translate('openSessions.end')}
        </Button>
      )}
    </Box>
  );
}

function EndOthers({ onEnded }: Pick<RowProps, 'onEnded'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<HubDataProvider>();
  const { refetch } = useGetList<OpenSession>('sessions', ALL);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => dataProvider.call('endOtherSessions'),
    onSuccess: async () => {
      notify('openSessions.othersEnded', { type: 'success' });
      await refetch();
      onEnded();
    },
  });
  return (
    <>
      {error ? <CallAlert error={error} /> : null}
      <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
        {translate('openSessions.endOthers')}
      </Button>
    </>
  );
}

/** Returns 'Firefox on Windows', or the part that is known. */
function useDeviceName({ browser, system }: OpenSession): string {
  const translate = useTranslate();
  if (browser && system) return translate('openSessions.device', { browser, system });
  return browser ?? system ?? translate('openSessions.unknown');
}

const timeText = (time: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
