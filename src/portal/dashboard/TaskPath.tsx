import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { isOpen } from '#contract/gates.ts';
import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { viewerOfProfile } from '#providers/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { MailtoText } from '../ui/MailtoText.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { type Acknowledgement, TaskItem } from './TaskItem.tsx';
import type { TaskList } from './taskModel.ts';

interface Props {
  profile: Profile;
  list: TaskList;
  /** Undefined if staff view the dashboard of another person. */
  acknowledgement?: Acknowledgement;
  /** A failed call of the dashboard. */
  error?: Error | null;
  /** Repeats the call. */
  onRetry?: (() => void) | undefined;
}

const confirmation = '[data-confirmation]';
const look = {
  // On paper the confirmation stands alone, on top of the first sheet.
  '@media print': {
    [`&:has(${confirmation}) > :not(ol), &:has(${confirmation}) > ol > :not(:has(${confirmation}))`]:
      {
        display: 'none',
      },
    [`& > ol:has(${confirmation})`]: { visibility: 'hidden' },
    [`& ${confirmation}`]: {
      position: 'absolute',
      inset: '0 0 auto',
      visibility: 'visible',
      border: 0,
    },
  },
};

/** A person's tasks: on the person's own dashboard, and where staff view it. */
export function TaskPath({ profile, list, acknowledgement, error, onRetry }: Props) {
  const { settings } = useHub();
  const translate = useTranslate();
  const { tasks, next, unknownStatus } = list;
  const title = translate('errors.account');
  return (
    <Stack spacing={4} sx={look}>
      <DashboardHeader profile={profile} list={list} />
      {error ? (
        <CallAlert error={error} title={title} onRetry={onRetry} />
      ) : unknownStatus ? (
        <Alert severity="error" title={title}>
          <p>
            <MailtoText text="dashboard.error.unknownStatus" email={settings.supportEmail} />
          </p>
        </Alert>
      ) : null}
      {tasks.length > 0 ? (
        <Stack component="ol" spacing={2}>
          {tasks.map((task, index) => (
            <TaskItem
              key={task.id}
              position={index + 1}
              task={task}
              profile={profile}
              isNext={task.id === next}
              acknowledgement={acknowledgement}
            />
          ))}
        </Stack>
      ) : (
        <NoTasks profile={profile} />
      )}
    </Stack>
  );
}

/**
 * Tells a person who is neither point of contact nor associate what to do. The program's staff are sent to the
 * console.
 */
function NoTasks({ profile }: { profile: Profile }) {
  const { settings } = useHub();
  const translate = useTranslate();
  if (isOpen('staff', viewerOfProfile(profile))) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <p>{translate('dashboard.staff')}</p>
        <Button component={Link} variant="contained" color="secondary" to={paths.staff}>
          {translate('public.navigation.staff')}
        </Button>
      </Stack>
    );
  }
  return (
    <Alert severity="warning">
      <p>
        <MailtoText text="dashboard.noTasks" email={settings.supportEmail} />
      </p>
    </Alert>
  );
}
