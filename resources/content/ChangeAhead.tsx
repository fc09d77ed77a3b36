import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ComingChange } from '#contract/reading.ts';
import { acknowledge } from '#providers/data/content.ts';
import { useHub } from '#providers/HubContext.ts';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { NotTranslated, useContentLanguage } from '#src/guest/kit/contentLanguage.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { longDate } from '#src/portal/ui/dateFormat.ts';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { Panel } from '#src/portal/ui/Panel.tsx';
import { ifStale, useApiMutation } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { CleanProse } from './CleanProse.tsx';
import { CHANGE_AHEAD } from './useReadings.ts';

interface Props {
  change: ComingChange;
  /** Whether the person is asked to acknowledge it. */
  isAsked: boolean;
  /** Reads again what has changed meanwhile. */
  onChanged: () => void;
  /** The quiz, by which it is acknowledged while there is one. */
  children?: ReactNode;
}

/** What changes in the brand education from a day on: its text, and the acknowledgement ahead of that day. */
function ChangeAhead({ change, isAsked, onChanged, children }: Props) {
  const { language, session } = useHub();
  const translate = useTranslate();
  const word = useWords('reading.ahead');
  const shownIn = useContentLanguage(change);
  const { mutate, isPending, error } = useApiMutation(
    (call) => acknowledge({ call, session }, { ...change, ahead: change.id }),
    {
      onSuccess: onChanged,
      onError: ifStale(onChanged),
    },
  );
  const { from, acknowledgedAt } = change;
  return (
    <>
      <Panel
        id={CHANGE_AHEAD}
        title={word('title', { date: longDate(from, language) })}
        sx={{ marginTop: 3, scrollMarginTop: '6rem' }}
      >
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <NotTranslated pages={[change]} />
          <CleanProse body={change.body} lang={shownIn} />
          {acknowledgedAt ? (
            <Alert severity="success">
              {word('done', { date: longDate(acknowledgedAt, language) })}
            </Alert>
          ) : (
            <p>{word(isAsked ? 'lead' : 'later')}</p>
          )}
          {error ? <CallAlert error={error} /> : null}
          {isAsked && !children ? (
            <HeldButton color="secondary" busy={isPending} onClick={() => mutate()}>
              {translate('dashboard.actions.acknowledge')}
            </HeldButton>
          ) : null}
        </Stack>
      </Panel>
      {children}
    </>
  );
}

export default withOwnWords('reading', ChangeAhead);
