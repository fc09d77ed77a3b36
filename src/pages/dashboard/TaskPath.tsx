import type { Profile } from '../../../contract/records.ts';
import { AccountError } from './AccountError.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import styles from './dashboard.module.css';
import { NoTasks } from './NoTasks.tsx';
import { TaskItem } from './TaskItem.tsx';
import type { TaskList } from './taskModel.ts';

interface Props {
  profile: Profile;
  list: TaskList;
  error?: Error | undefined;
  onError: (error: Error | undefined) => void;
  onRetry?: (() => void) | undefined;
}

/** A person's tasks as that person sees them: on the dashboard, and where staff look through the person's eyes. */
export function TaskPath({ profile, list, error, onError, onRetry }: Props) {
  const { tasks, next, unknownStatus } = list;
  return (
    <div className={styles.page}>
      <DashboardHeader profile={profile} tasks={tasks} next={next} />
      <AccountError error={error} onRetry={onRetry} unknownStatus={unknownStatus} />
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
        <NoTasks profile={profile} />
      )}
    </div>
  );
}
