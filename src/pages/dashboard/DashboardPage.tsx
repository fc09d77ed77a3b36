import { useTranslate } from 'ra-core';
import type { Profile } from '../../../contract/records.ts';
import { config } from '../../../providers/config.ts';
import { Alert } from '../../components/public/Alert.tsx';
import { useProfile } from '../../session/useProfile.ts';
import { AccountError } from './AccountError.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import styles from './dashboard.module.css';
import { MailText } from './MailText.tsx';
import { TaskItem } from './TaskItem.tsx';
import { useTaskList } from './useTaskList.ts';

/** My Tasks (§2): what is done, what is next and by when. */
export default function DashboardPage() {
  const profile = useProfile();
  return profile && <Dashboard profile={profile} />;
}

function Dashboard({ profile }: { profile: Profile }) {
  const translate = useTranslate();
  const { tasks, next, unknownStatus, error, setError } = useTaskList(profile);
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
              onError={setError}
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
