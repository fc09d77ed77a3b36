import { useTranslate } from 'ra-core';
import type { Profile } from '../../../contract/records.ts';
import { config } from '../../../providers/config.ts';
import { Alert } from '../../components/public/Alert.tsx';
import { AccountError } from './AccountError.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import styles from './dashboard.module.css';
import { MailText } from './MailText.tsx';
import { TaskItem } from './TaskItem.tsx';
import type { TaskList } from './taskModel.ts';

interface Props {
  profile: Profile;
  list: TaskList;
  error?: Error | undefined;
  onError: (error: Error | undefined) => void;
}

/** A person's tasks as that person sees them: on the dashboard, and where staff look through the person's eyes. */
export function TaskPath({ profile, list: { tasks, next, unknownStatus }, error, onError }: Props) {
  const translate = useTranslate();
  const email = config.settings.supportEmail;
  return (
    <div className={styles.page}>
      <DashboardHeader profile={profile} tasks={tasks} next={next} />
      <AccountError error={error} unknownStatus={unknownStatus} />
      {tasks.length > 0 ? (
        <ol className={styles.path}>
          {tasks.map((task) => (
            <TaskItem
              key={task.id}
              task={task}
              profile={profile}
              isNext={task.id === next}
              onError={onError}
            />
          ))}
        </ol>
      ) : (
        <Alert severity="warn">
          <p>
            <MailText text={translate('dashboard.noTasks', { email })} email={email} />
          </p>
        </Alert>
      )}
    </div>
  );
}
