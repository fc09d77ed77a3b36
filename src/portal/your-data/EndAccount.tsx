import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import type { Ending } from '#contract/ending.ts';
import { useHub } from '#providers/HubContext.ts';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { longDate } from '../ui/dateFormat.ts';
import { HeldButton } from '../ui/HeldButton.tsx';
import { apiKey, useApiMutation, useApiQuery } from '../ui/useApi.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../ui/useWords.ts';

/** Asks for the end of the account, after it was said what follows, and keeps it after all. */
export function EndAccount() {
  const word = useWords('yourData.end');
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const { data, error, refetch } = useApiQuery('ending');
  const show = (ending: Ending) => queries.setQueryData(apiKey('ending'), ending);
  const end = useApiMutation((call) => call('askForEnding'), { onSuccess: show });
  const keep = useApiMutation((call) => call('keepAccount'), { onSuccess: show });
  const failed = end.error ?? keep.error;
  const confirm = async (ending: Ending) => {
    const text = <Consequences {...ending} />;
    if (await ask({ title: word('title'), text, confirm: word('confirm') })) end.mutate();
  };
  return (
    <ProfileSection title={word('title')} lead={word('lead')}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {error ? <CallAlert error={error} title={word('failed')} onRetry={refetch} /> : null}
        {failed ? <CallAlert error={failed} /> : null}
        {data ? <Blocks {...data} /> : null}
        {data?.endsAt ? <Asked endsAt={data.endsAt} /> : null}
        {data && (data.endsAt || data.blocks.length === 0) ? (
          // One button, so that the focus stays.
          <HeldButton
            variant={data.endsAt ? 'contained' : 'outlined'}
            busy={end.isPending || keep.isPending}
            onClick={() => (data.endsAt ? keep.mutate() : confirm(data))}
          >
            {word(data.endsAt ? 'keep' : 'action')}
          </HeldButton>
        ) : null}
      </Stack>
      {dialog}
    </ProfileSection>
  );
}

function Asked({ endsAt }: { endsAt: string }) {
  const word = useWords('yourData.end');
  const { language } = useHub();
  return <p role="status">{word('asked', { until: longDate(endsAt, language) })}</p>;
}

/** What has to happen first. */
function Blocks({ blocks }: Ending) {
  const word = useWords('yourData.end.block');
  return blocks.map((block) => <p key={block}>{word(block)}</p>);
}

function Consequences({ goes, stays, contactOf }: Ending) {
  const word = useWords('yourData.end');
  return (
    <>
      <Kept title={word('goes')} kept={goes} />
      <Kept title={word('stays')} kept={stays} />
      {contactOf.map((agency) => (
        <p key={agency}>{word('contactOf', { agency })}</p>
      ))}
      <p>{word('days')}</p>
    </>
  );
}

function Kept({ title, kept }: { title: string; kept: Ending['goes'] }) {
  const word = useWords('yourData');
  if (kept.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {kept.map(({ purpose, total }) => (
          <li key={purpose}>{word('counted', { what: word(`purpose.${purpose}`), total })}</li>
        ))}
      </ul>
    </>
  );
}
