import TickIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
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
import { hub } from '#src/guest/kit/tokens.ts';
import { ends } from '../ui/arrange.ts';
import { DayEnds } from '../ui/DayEnds.tsx';
import { HeldButton } from '../ui/HeldButton.tsx';
import { MailtoText } from '../ui/MailtoText.tsx';
import { Confirmation } from './Confirmation.tsx';
import { daysLeft } from './daysLeft.ts';
import type { Task, TaskAction, TaskState } from './taskModel.ts';

/** The call that acknowledges the brand education. */
export interface Acknowledgement {
  mutate: () => void;
  isPending: boolean;
}

/** The color of a state that is not the person's own to change. */
const colors: Partial<Record<TaskState, ChipProps['color']>> = {
  waiting: 'info',
  stopped: 'error',
};

/** A step of the path: its marker, from which a line leads to the next one, and what it is about. */
const step = {
  '--marker': { xs: '28px', sm: '36px' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'var(--marker) minmax(0, 1fr)',
  gap: 'calc(var(--marker) - 16px)',
  '& p': { maxWidth: 'var(--hub-measure)' },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: 'calc(16px + var(--marker))',
    bottom: -32,
    insetInlineStart: 'calc(var(--marker) / 2 - 1px)',
    borderInlineStart: `2px solid ${hub('hairline')}`,
  },
};
const marker = {
  display: 'grid',
  placeItems: 'center',
  height: 'var(--marker)',
  marginTop: 2,
  border: `1.5px solid ${hub('border')}`,
  borderRadius: '50%',
  backgroundColor: hub('paper'),
  fontFamily: 'var(--hub-title-font)',
  fontWeight: 560,
  fontVariantNumeric: 'lining-nums',
};
const markerOf: Partial<Record<TaskState, object>> = {
  done: { borderColor: hub('done'), backgroundColor: hub('doneTint'), color: hub('done') },
  locked: { borderStyle: 'dashed', backgroundColor: 'transparent', color: hub('quiet') },
};
const nextMarker = {
  borderColor: hub('primary'),
  backgroundColor: hub('primary'),
  color: hub('onPrimary'),
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
  /** Which of the tasks it is. */
  position: number;
  profile: Profile;
  /** Its first button is the page's only accent button. */
  isNext: boolean;
  acknowledgement: Acknowledgement | undefined;
}

/** A task. If it is done, it is collapsed to one line. */
export function TaskItem({ task, position, profile, isNext, acknowledgement }: Props) {
  const { language, settings } = useHub();
  const translate = useTranslate();
  const [confirmationShown, setConfirmationShown] = useState(false);
  const { id, state, deadline } = task;
  const isDone = state === 'done';
  const { renewalDate } = profile.provider;
  const stateInWords = translate(`dashboard.${isNext ? 'nextStep' : `state.${state}`}`);
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
    <Box component="li" sx={step}>
      <Box aria-hidden="true" sx={[marker, isNext ? nextMarker : (markerOf[state] ?? {})]}>
        {isDone ? <TickIcon fontSize="small" /> : position}
      </Box>
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
            <Box sx={ends}>
              <Typography
                id={`task-${id}`}
                tabIndex={-1}
                component="h2"
                variant={isNext ? 'h5' : 'h6'}
              >
                {translate(`dashboard.tasks.${id}`)}
              </Typography>
              {isDone ? (
                <span className="visually-hidden">{stateInWords}</span>
              ) : (
                <Chip
                  label={stateInWords}
                  color={isNext ? (colors[state] ?? 'primary') : colors[state]}
                />
              )}
            </Box>
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
    </Box>
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
      <Chip
        component="span"
        color={days <= URGENT_DAYS ? 'warning' : 'info'}
        label={daysLeft(days, translate)}
      />
      {days < 0 ? null : (
        <>
          <br />
          <Typography variant="caption" component="small">
            <DayEnds />
          </Typography>
        </>
      )}
    </p>
  );
}
