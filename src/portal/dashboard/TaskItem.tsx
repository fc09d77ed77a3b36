import TickIcon from '@mui/icons-material/Check';
import Button, { type ButtonProps } from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayInWords, dayOf, daysUntil } from '#contract/dates.ts';
import type { Profile } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { momentOf } from '#providers/moment.ts';
import { DayEnds } from '../ui/DayEnds.tsx';
import { HeldButton } from '../ui/HeldButton.tsx';
import { MailtoText } from '../ui/MailtoText.tsx';
import { Confirmation } from './Confirmation.tsx';
import styles from './dashboard.module.css';
import { daysLeft } from './daysLeft.ts';
import type { Task, TaskAction, TaskState } from './taskModel.ts';

/** The call that acknowledges the brand education. */
export interface Acknowledgement {
  mutate: () => void;
  isPending: boolean;
}

/** The color of a state: done, or not the person's own to change. */
const tones: Partial<Record<TaskState, 'done' | 'info' | 'error'>> = {
  done: 'done',
  waiting: 'info',
  stopped: 'error',
};

const transparent = { backgroundColor: 'transparent' };
/** What is done has no box: on a wide screen it is one line. */
const doneLook = {
  ...transparent,
  padding: { xs: '0.875rem 0 0', sm: '0.625rem 1.25rem' },
  border: 0,
};

const actions = {
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  // A button without a border starts, or ends, where the text does.
  '& > .MuiButton-text': {
    paddingInline: 1.5,
    marginInlineStart: { xs: -1.5, sm: 0 },
    textAlign: { xs: 'start', sm: 'center' },
  },
};
const besideText = { flex: { sm: 'none' }, marginInlineEnd: { sm: -1.5 } };

interface Props {
  task: Task;
  profile: Profile;
  /** Its first button is the page's only accent button. */
  isNext: boolean;
  acknowledgement: Acknowledgement | undefined;
}

/** A task. If it is done, it is collapsed to one line. */
export function TaskItem({ task, profile, isNext, acknowledgement }: Props) {
  const { language, settings } = useHub();
  const translate = useTranslate();
  const [confirmationShown, setConfirmationShown] = useState(false);
  const { id, state, deadline } = task;
  const isDone = state === 'done';
  const tone = tones[state];
  const { renewalDate } = profile.provider;
  const date = renewalDate ? dayInWords(renewalDate, language) : '';

  const buttonOf = ({ name, to, reason }: TaskAction, index: number) => {
    const text = translate(`dashboard.actions.${name}`);
    const look = lookOf(task, index, isNext);
    if (to) {
      return (
        <Button key={name} component={Link} {...look} to={to}>
          {text}
        </Button>
      );
    }
    const shows = name === 'viewConfirmation';
    return (
      <HeldButton
        key={name}
        {...look}
        reason={reason && translate(reason)}
        busy={!shows && acknowledgement?.isPending}
        aria-expanded={shows ? confirmationShown : undefined}
        onClick={() =>
          shows ? setConfirmationShown(!confirmationShown) : acknowledgement?.mutate()
        }
      >
        {text}
      </HeldButton>
    );
  };

  return (
    <li className={isNext ? styles.next : styles[state]}>
      <span className={styles.marker} data-tone={isDone ? tone : undefined} aria-hidden="true">
        {isDone ? <TickIcon fontSize="small" /> : null}
      </span>
      <Paper
        component="section"
        aria-labelledby={`task-${id}`}
        variant={isNext ? 'elevation' : 'outlined'}
        sx={[
          { padding: '1.125rem 1.25rem' },
          state === 'locked' && transparent,
          isDone && doneLook,
        ]}
      >
        <Stack
          spacing={isDone ? { xs: 0.5, sm: 3 } : 1.5}
          direction={isDone ? { sm: 'row' } : 'column'}
          sx={isDone ? { justifyContent: 'space-between', alignItems: { sm: 'center' } } : null}
        >
          <Stack spacing={isDone ? 0 : 1}>
            <div className="hub-ends">
              <Typography
                id={`task-${id}`}
                tabIndex={-1}
                component="h2"
                variant={isNext ? 'h5' : 'h6'}
              >
                {translate(`dashboard.tasks.${id}`)}
              </Typography>
              <span
                className={isDone ? 'visually-hidden' : `hub-chip ${styles.state}`}
                data-tone={tone}
              >
                {translate(`dashboard.${isNext ? 'nextStep' : `state.${state}`}`)}
              </span>
            </div>
            {task.texts.map((key) => (
              <Typography key={key} color={isDone ? 'textSecondary' : 'textPrimary'}>
                <MailtoText
                  text={`dashboard.${key}`}
                  email={settings.accreditationEmail}
                  date={date}
                />
              </Typography>
            ))}
            {deadline ? <Deadline deadline={deadline} /> : null}
          </Stack>
          {task.actions.length > 0 ? (
            <Stack direction="row" sx={[actions, isDone && besideText]}>
              {task.actions.map(buttonOf)}
            </Stack>
          ) : null}
        </Stack>
        {confirmationShown ? <Confirmation profile={profile} /> : null}
      </Paper>
    </li>
  );
}

function lookOf({ state }: Task, index: number, isNext: boolean): ButtonProps {
  if (index === 0 && isNext) return { variant: 'contained', color: 'secondary' };
  return { variant: state === 'done' || index > 0 ? 'text' : 'outlined' };
}

/** A deadline that is this many days away or less is highlighted. */
const URGENT_DAYS = 7;

/** A deadline: the date and the number of days left. */
function Deadline({ deadline }: { deadline: string }) {
  const { language, settings } = useHub();
  const translate = useTranslate();
  const days = daysUntil(deadline, momentOf(settings));
  return (
    <p>
      <strong>
        <time dateTime={dayOf(deadline)}>
          {translate('dashboard.deadline.by', { date: dayInWords(deadline, language) })}
        </time>
      </strong>{' '}
      <span className="hub-chip" data-tone={days <= URGENT_DAYS ? 'warn' : 'info'}>
        {daysLeft(days, translate)}
      </span>
      {days < 0 ? null : (
        <>
          <br />
          <small className="hub-small">
            <DayEnds />
          </small>
        </>
      )}
    </p>
  );
}
