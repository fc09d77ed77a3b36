import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { NewTerms } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { useViewer } from '#providers/useProfile.ts';
import { pathAfterSignIn, useEntrance } from '#src/guest/sign-in/returnPath.ts';
import { Alert } from '../ui/Alert.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { longDate } from '../ui/dateFormat.ts';
import { HeldButton } from '../ui/HeldButton.tsx';
import { Lead, PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ifStale, useApiMutation, useApiQuery } from '../ui/useApi.ts';
import { ComparedText } from './ComparedText.tsx';

/** /account/terms: what has changed in the terms since the person agreed to them, to agree again before anything else. */
export default withOwnWords('newTerms', function NewTermsPage() {
  const { language } = useHub();
  const translate = useTranslate();
  const { mustAgree } = useViewer();
  const query = { language };
  const { data: terms, error, refetch } = useApiQuery('newTerms', { query });
  const day = terms?.agreedAt ? longDate(terms.agreedAt, language) : '';
  return (
    <Stack spacing={3}>
      <Stack component="header" spacing={1.5}>
        <PageTitle>{translate('newTerms.title')}</PageTitle>
        {day ? (
          <Lead>{translate(`newTerms.${mustAgree ? 'lead' : 'current'}`, { day })}</Lead>
        ) : null}
      </Stack>
      {error ? (
        <CallAlert
          error={error}
          title={translate('newTerms.failed')}
          onRetry={() => void refetch()}
        />
      ) : null}
      <Panel title={translate('newTerms.text')} aria-busy={!terms && !error}>
        {terms && !terms.compared && mustAgree ? (
          <Alert severity="info" standing>
            {translate('newTerms.notCompared')}
          </Alert>
        ) : null}
        {terms ? <ComparedText {...terms} /> : <Skeleton variant="rounded" height="20rem" />}
      </Panel>
      {terms && mustAgree ? <Agree terms={terms} onChanged={() => void refetch()} /> : null}
    </Stack>
  );
});

/** @param props.onChanged reads the terms again, which have changed meanwhile */
function Agree({ terms, onChanged }: { terms: NewTerms; onChanged: () => void }) {
  const translate = useTranslate();
  const { session } = useHub();
  const open = useEntrance();
  const { language, version } = terms;
  const read = version > 0 ? { language, version } : undefined;
  const { mutate, isPending, error } = useApiMutation(
    async (call) => {
      await call('agreeToTerms', { body: { read } });
      const profile = await session.refresh();
      if (profile) open(pathAfterSignIn(profile), profile);
    },
    { onError: ifStale(onChanged) },
  );
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', '@media print': { display: 'none' } }}>
      {error ? <CallAlert error={error} /> : null}
      <HeldButton color="secondary" busy={isPending} onClick={() => mutate()}>
        {translate('newTerms.agree')}
      </HeldButton>
      <p>{translate('newTerms.otherwise')}</p>
      <Button component={Link} variant="outlined" to={paths.yourData}>
        {translate('newTerms.yourData')}
      </Button>
    </Stack>
  );
}
