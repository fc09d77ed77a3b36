import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { ContentPage } from '#contract/records.ts';
import { readAssociateStatus } from '#contract/statuses.ts';
import { ApiError } from '#providers/apiError.ts';
import type { HubDataProvider } from '#providers/dataProvider.ts';
import { useProfile } from '#providers/useProfile.ts';
import { Card } from '#src/guest/kit/Card.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { useSingleMutation } from '#src/portal/ui/useSingleMutation.ts';
import styles from './content.module.css';

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
  const dataProvider = useDataProvider<HubDataProvider>();
  const provider = useProfile()?.provider;
  const { mutate, isPending, isSuccess, error } = useSingleMutation({
    mutationFn: () => dataProvider.acknowledge(page),
    onError: (reason) => {
      if (reason instanceof ApiError && reason.isStale) onChanged();
    },
  });

  if (isSuccess) {
    return (
      <div className={styles.foot}>
        <Alert ref={focus} tabIndex={-1} severity="success">
          {translate('dashboard.associate.ACCREDITED')}
        </Alert>
        <Button component={Link} variant="contained" to={paths.dashboard}>
          {translate('content.acknowledge.next')}
        </Button>
      </div>
    );
  }
  const registered = readAssociateStatus(provider?.associateStatus) === 'REGISTERED';
  if (!registered && !isPending) return null;
  return (
    <Card className={styles.ask} title={translate('content.acknowledge.title')}>
      <p>{translate('dashboard.associate.REGISTERED')}</p>
      {error ? <CallAlert error={error} /> : null}
      <HeldButton color="secondary" busy={isPending} onClick={() => mutate()}>
        {translate('dashboard.actions.acknowledge')}
      </HeldButton>
    </Card>
  );
}
