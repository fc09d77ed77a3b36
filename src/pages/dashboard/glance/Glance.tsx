import { isOpen } from '../../../../contract/gates.ts';
import type { Profile } from '../../../../contract/records.ts';
import { viewerOf } from '../../../../providers/session.ts';
import styles from './glance.module.css';
import { NextDates } from './NextDates.tsx';
import { ReportGlance } from './ReportGlance.tsx';
import { TeamGlance } from './TeamGlance.tsx';
import { WhatsNew } from './WhatsNew.tsx';

interface Props {
  profile: Profile;
  /** An outdated profile makes no call: the rights may be gone. */
  isFresh: boolean;
}

/** How things stand, below the tasks: of the team and its reports for a point of contact, of oneself for an associate. */
export function Glance({ profile, isFresh }: Props) {
  const viewer = viewerOf(profile);
  const hasTeam = isOpen('invitations', viewer);
  const hasReports = isOpen('reporting', viewer);
  const hasNews = isOpen('accredited', viewer);
  return (
    <div className={styles.glance}>
      <div className={styles.column}>
        {hasTeam ? <TeamGlance enabled={isFresh} /> : null}
        {hasNews ? <WhatsNew person={profile.provider.id} enabled={isFresh} /> : null}
      </div>
      <div className={styles.column}>
        {hasReports ? <ReportGlance enabled={isFresh} /> : null}
        <NextDates profile={profile} />
      </div>
    </div>
  );
}
