import Box from '@mui/material/Box';
import type { KeptData } from '#contract/privacy.ts';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { useApiQuery } from '../ui/useApi.ts';
import { useWords } from '../ui/useWords.ts';

/** What is kept of the person: why, and for how long at most. */
export function Kept() {
  const word = useWords('yourData.kept');
  const { data, error, refetch } = useApiQuery('keptData');
  return (
    <ProfileSection title={word('title')} lead={word('lead')}>
      {error ? <CallAlert error={error} title={word('failed')} onRetry={refetch} /> : null}
      <Box component="dl" aria-busy={!data && !error} sx={{ margin: 0 }}>
        {data?.content.map((kept) => (
          <Purpose key={kept.purpose} kept={kept} />
        ))}
      </Box>
    </ProfileSection>
  );
}

function Purpose({ kept: { purpose, total, until, days } }: { kept: KeptData }) {
  const word = useWords('yourData');
  const period = until === 'account' && days ? 'unused' : until;
  return (
    <>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {word('counted', { what: word(`purpose.${purpose}`), total })}
      </Box>
      <Box component="dd" sx={{ margin: 0, marginBottom: 2 }}>
        <span>{word(`why.${purpose}`)}</span>{' '}
        <span>{word(`kept.until.${period}`, { smart_count: days ?? 0 })}</span>
      </Box>
    </>
  );
}
