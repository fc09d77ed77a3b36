import Stack from '@mui/material/Stack';
import { isOpen } from '#contract/gates.ts';
import type { Profile } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { viewerOfProfile } from '#providers/session.ts';
import { NextDates } from './NextDates.tsx';
import { ReportSummary } from './ReportSummary.tsx';
import { TeamSummary } from './TeamSummary.tsx';
import { WhatsNew } from './WhatsNew.tsx';

interface Props {
  profile: Profile;
  /** An outdated profile makes no call: the rights may be gone. */
  isFresh: boolean;
}

const column = { flex: 1, minWidth: 0, '&:empty': { display: 'none' } };

/** The summary below the tasks: team and reports for a point of contact, the own accreditation for an associate. */
export function Summary({ profile, isFresh }: Props) {
  const { language } = useHub();
  const viewer = viewerOfProfile(profile);
  const hasTeam = isOpen('invitations', viewer);
  const hasReports = isOpen('reporting', viewer);
  const hasNews = isOpen('accredited', viewer);
  return (
    <Stack direction={{ md: 'row' }} sx={{ gap: 2, marginTop: 4, displayPrint: 'none' }}>
      <Stack sx={column} spacing={2}>
        {hasTeam ? <TeamSummary enabled={isFresh} /> : null}
        <NextDates profile={profile} enabled={isFresh} />
      </Stack>
      <Stack sx={column} spacing={2}>
        {hasReports ? <ReportSummary enabled={isFresh} /> : null}
        {hasNews ? (
          // The names of pages are in the reader's language.
          <WhatsNew key={language} person={profile.provider.id} enabled={isFresh} />
        ) : null}
      </Stack>
    </Stack>
  );
}
