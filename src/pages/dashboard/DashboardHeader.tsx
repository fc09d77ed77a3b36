import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MailtoText } from '../../../components/portal/MailtoText.tsx';
import { PageTitle } from '../../../components/portal/PageTitle.tsx';
import type { Profile } from '../../../contract/records.ts';
import { useHub } from '../../../providers/HubContext.ts';
import styles from './dashboard.module.css';
import type { TaskList } from './taskModel.ts';

/** The picture of the valley for each part of the day. */
const pictures = {
  morning: '/art/valley-dawn.svg',
  afternoon: '/art/valley-noon.svg',
  evening: '/art/valley-dusk.svg',
  night: '/art/valley-night.svg',
};

/** Returns the part of the viewer's day: morning from 5, afternoon from 12, evening from 17, night from 22. */
function dayPartOf(now: Date): keyof typeof pictures {
  const hour = now.getHours();
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

interface Props {
  profile: Profile;
  list: TaskList;
}

/** Greets the person and summarizes the progress. */
export function DashboardHeader({ profile, list }: Props) {
  const { settings } = useHub();
  const { tasks, next, nothingNext, unknownStatus } = list;
  const email = settings.accreditationEmail;
  const translate = useTranslate();
  const [dayPart] = useState(() => dayPartOf(new Date()));
  // Of an unknown status, 'Account Error' says whom to write to.
  const says = !next && !unknownStatus;
  const known = tasks.every(({ state }) => state !== 'unknown');
  const done = tasks.filter(({ state }) => state === 'done').length;
  return (
    <header className={`hub-card ${styles.header}`}>
      <div className={styles.greeting}>
        <p className={styles.hello}>
          {translate(`dashboard.greeting.${dayPart}`, { name: profile.firstName })}
        </p>
        <PageTitle>{translate('dashboard.title')}</PageTitle>
        {tasks.length > 0 && known ? (
          <p className={styles.progress}>
            <strong>{translate('dashboard.progress', { done, total: tasks.length })}</strong>
            {says ? (
              <span>
                <MailtoText text={`dashboard.nothingNext.${nothingNext}`} email={email} />
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
      <img src={pictures[dayPart]} alt="" width="1600" height="900" />
    </header>
  );
}
