import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Profile } from '../../../contract/records.ts';
import { config } from '../../../providers/config.ts';
import { AddressText } from '../../components/AddressText.tsx';
import { longDate } from '../../components/dates.ts';
import { TickIcon } from '../../components/public/icons.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Deadline } from './Deadline.tsx';
import styles from './dashboard.module.css';
import { TaskActions } from './TaskActions.tsx';
import type { Task } from './taskModel.ts';

interface Props {
  task: Task;
  profile: Profile;
  isNext: boolean;
  onError: (error: Error | undefined) => void;
}

/** A step of the path. What is done folds to one line. */
export function TaskItem({ task, profile, isNext, onError }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [confirmation, setConfirmation] = useState(false);
  const { id, state, deadline } = task;
  const email = config.settings.accreditationEmail;
  const { renewalDate } = profile.provider;
  const date = renewalDate ? longDate(renewalDate, locale) : '';
  const mark = isNext ? 'nextStep' : `state.${state}`;
  const look = [styles.task, styles[state], isNext ? styles.next : ''];

  return (
    <li className={look.join(' ')}>
      <span className={styles.marker} aria-hidden="true">
        {state === 'done' ? <TickIcon /> : null}
      </span>
      <section className={styles.card} aria-labelledby={`task-${id}`}>
        <div className={styles.head}>
          <h2 id={`task-${id}`} tabIndex={-1}>
            {translate(`dashboard.tasks.${id}`)}
          </h2>
          <span className={styles.state}>{translate(`dashboard.${mark}`)}</span>
        </div>
        <div className={styles.texts}>
          {task.texts.map((key) => (
            <p key={key}>
              <AddressText
                linked
                text={translate(`dashboard.${key}`, { email, date })}
                email={email}
              />
            </p>
          ))}
          {deadline ? <Deadline deadline={deadline} /> : null}
        </div>
        <TaskActions
          task={task}
          isNext={isNext}
          confirmation={confirmation}
          onConfirmation={() => setConfirmation(!confirmation)}
          onError={onError}
        />
        {confirmation ? <Confirmation profile={profile} /> : null}
      </section>
    </li>
  );
}
