import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { signOnPath } from '#contract/paths.ts';
import type { SignOnState } from '#contract/staff/signOn.ts';
import { useHub } from '#providers/HubContext.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { formatTime, longTime } from '#src/portal/ui/dateFormat.ts';
import { apiKey, useApi, useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { signOnWords } from '#words/en/staffSignOn.ts';
import { useMay } from '../access/useMay.ts';
import { ActSection } from '../layout/ActForm.tsx';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';
import { Page } from '../layout/Page.tsx';
import { Section } from '../layout/Section.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';
import { RequireSignOn } from './RequireSignOn.tsx';

/** /staff/roles/sign-on: whether staff log in by single sign-on only (decision F12). */
function SignOnPage() {
  const word = useWords('staff.signOn');
  const manages = useMay('manageSignOn');
  const call = useApi();
  const queries = useQueryClient();
  const { data: state, error, refetch } = useApiQuery('GET sign-on');
  const show = (changed: SignOnState) => {
    queries.setQueryData(apiKey('GET sign-on'), changed);
    focusTitleIfLost();
  };
  if (error && !state) return <ErrorState error={error} onRetry={refetch} />;
  if (!state) return <PageSkeleton />;
  return (
    <Page title={word('title')} facts={word('intro')} lead={<Now state={state} />}>
      {state.required ? (
        manages && (
          <ActSection
            texts="signOn.release"
            confirm={() => word('release.text')}
            send={async () => show(await call('POST sign-on/release'))}
          />
        )
      ) : (
        <Stack spacing={2.5}>
          {state.places.length > 0 && <Proof until={state.provedUntil} />}
          {state.places.length > 0 && manages && (
            <RequireSignOn candidates={state.candidates} onChanged={show} />
          )}
        </Stack>
      )}
    </Page>
  );
}

export default withMoreWords(SignOnPage, signOnWords);

/** Whether it is required, or can't be. */
function Now({ state: { required, places } }: { state: SignOnState }) {
  const word = useWords('staff.signOn');
  if (required) {
    const { since, accounts } = required;
    const text = word('required', {
      since: longTime(since, 'en'),
      accounts: accounts.join(', '),
    });
    return (
      <Alert severity="info" standing>
        <TextWithValues text={text} values={accounts} />
      </Alert>
    );
  }
  return places.length > 0 ? null : (
    <Alert severity="info" standing>
      {word('none')}
    </Alert>
  );
}

/** The login that shows that the settings work. */
function Proof({ until }: { until: string | null }) {
  const word = useWords('staff.signOn.proof');
  const { signOn = [] } = useHub().settings.authSettings;
  return (
    <Section title={word('title')}>
      <p>{until ? word('works', { until: formatTime(until, 'en') }) : word('text')}</p>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {signOn.map(({ name, label }) => (
          <Button key={name} variant="outlined" href={signOnPath(name)}>
            {word('logIn', { provider: label })}
          </Button>
        ))}
      </Stack>
    </Section>
  );
}
