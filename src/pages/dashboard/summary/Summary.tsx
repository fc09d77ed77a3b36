import { isOpen } from '../../../../contract/gates.ts';
import type { Profile } from '../../../../contract/records.ts';
import { viewerOf } from '../../../../providers/session.ts';
import { NextDates } from './NextDates.tsx';
import { ReportSummary } from './ReportSummary.tsx';
import styles from './summary.module.css';
import { TeamSummary } from './TeamSummary.tsx';
import { WhatsNew } from './WhatsNew.tsx';

interface Props {
  profile: Profile;
  /** An outdated profile makes no call: the rights may be gone. */
  isFresh: boolean;
}

/** How things stand, below the tasks: of the team and its reports for a point of contact, of oneself for an associate. */
export function Summary({ profile, isFresh }: Props) {
  const viewer = viewerOf(profile);
  const hasTeam = isOpen('invitations', viewer);
  const hasReports = isOpen('reporting', viewer);
  const hasNews = isOpen('accredited', viewer);
  return (
    <div className={`hub-stack ${styles.summary}`}>
      <div className={styles.column}>
        {hasTeam ? <TeamSummary enabled={isFresh} /> : null}
        {hasNews ? <WhatsNew person={profile.provider.id} enabled={isFresh} /> : null}
      </div>
      <div className={styles.column}>
        {hasReports ? <ReportSummary enabled={isFresh} /> : null}
        <NextDates profile={profile} />
      </div>
    </div>
  );
}
