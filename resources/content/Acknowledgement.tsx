import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { ContentPage } from '#contract/records.ts';
import { readAssociateStatus } from '#contract/statuses.ts';
import { acknowledge } from '#providers/data/content.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { Panel } from '#src/portal/ui/Panel.tsx';
import { ifStale, useApiMutation } from '#src/portal/ui/useApi.ts';

interface Props {
  /** The page of the brand education that is shown and acknowledged. */
  page: ContentPage;
  /** Reads the page again, whose text has changed meanwhile. */
  onChanged: () => void;
}

/** It replaces the button that had the focus. */
const focus = (notice: HTMLElement | null) => notice?.focus();

/** Shown below the brand education while the person is registered (decision C6), and afterwards the congratulation. */
export function Acknowledgement({ page, onChanged }: Props) {
  const translate = useTranslate();
  const { session } = useHub();
  const provider = useProfile()?.provider;
  const { mutate, isPending, isSuccess, error } = useApiMutation(
    (call) => acknowledge({ call, session }, page),
    { onError: ifStale(onChanged) },
  );

  if (isSuccess) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start', marginTop: 3 }}>
        <Alert ref={focus} tabIndex={-1} severity="success">
          {translate('dashboard.associate.ACCREDITED')}
        </Alert>
        <Button component={Link} variant="contained" to={paths.dashboard}>
          {translate('content.acknowledge.next')}
        </Button>
      </Stack>
    );
  }
  const registered = readAssociateStatus(provider?.associateStatus) === 'REGISTERED';
  if (!registered && !isPending) return null;
  return (
    <Panel title={translate('content.acknowledge.title')} sx={{ marginTop: 3 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <p>{translate('dashboard.associate.REGISTERED')}</p>
        {error ? <CallAlert error={error} /> : null}
        <HeldButton color="secondary" busy={isPending} onClick={() => mutate()}>
          {translate('dashboard.actions.acknowledge')}
        </HeldButton>
      </Stack>
    </Panel>
  );
}
