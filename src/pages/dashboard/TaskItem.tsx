import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MailtoText } from '../../../components/portal/MailtoText.tsx';
import { DoneNotice, type Severity } from '../../../components/public/Alert.tsx';
import { Button, type ButtonVariant } from '../../../components/public/Button.tsx';
import { TickIcon } from '../../../components/public/icons.tsx';
import { LinkButton } from '../../../components/public/LinkButton.tsx';
import { dayInWords, dayOf, daysUntil } from '../../../contract/dates.ts';
import type { Profile } from '../../../contract/records.ts';
import { useHub } from '../../../providers/HubContext.ts';
import { Confirmation } from './Confirmation.tsx';
import styles from './dashboard.module.css';
import { daysLeft } from './daysLeft.ts';
import type { ActionName, Task, TaskAction, TaskState } from './taskModel.ts';

/** A call that is made from the dashboard. */
interface Call {
  mutate: () => void;
  isPending: boolean;
  isSuccess: boolean;
}
/** The calls to acknowledge the brand education, and to send the confirmation email again. */
export type TaskCalls = Partial<Record<ActionName, Call>>;

/** The color of a state that is not the person's own to change. */
const tones: Partial<Record<TaskState, Severity>> = { waiting: 'info', stopped: 'error' };

interface Props {
  task: Task;
  profile: Profile;
  /** Its first button is the page's only accent button. */
  isNext: boolean;
  calls: TaskCalls;
}

/** A task. If it is done, it is collapsed to one line. */
export function TaskItem({ task, profile, isNext, calls }: Props) {
  const { language, settings } = useHub();
  const translate = useTranslate();
  const [confirmationShown, setConfirmationShown] = useState(false);
  const { id, state, deadline } = task;
  const textEmail = id === 'email' ? profile.email : settings.accreditationEmail;
  const { renewalDate } = profile.provider;
  const date = renewalDate ? dayInWords(renewalDate, language) : '';
  const stateWord = isNext ? 'nextStep' : `state.${state}`;

  const buttonOf = ({ name, to, reason }: TaskAction, index: number) => {
    const text = translate(`dashboard.actions.${name}`);
    const variant = variantOf(task, index, isNext);
    if (to) {
      return (
        <LinkButton key={name} variant={variant} to={to}>
          {text}
        </LinkButton>
      );
    }
    const shows = name === 'viewConfirmation';
    const call = calls[name];
    return (
      <Button
        key={name}
        variant={variant}
        reason={reason && translate(reason)}
        busy={call?.isPending}
        aria-expanded={shows ? confirmationShown : undefined}
        onClick={() => (shows ? setConfirmationShown(!confirmationShown) : call?.mutate())}
      >
        {text}
      </Button>
    );
  };

  return (
    <li className={[styles.task, styles[state], isNext ? styles.next : ''].join(' ')}>
      <span className={styles.marker} aria-hidden="true">
        {state === 'done' ? <TickIcon /> : null}
      </span>
      <section className={`hub-stack ${styles.card}`} aria-labelledby={`task-${id}`}>
        <div className={`hub-ends ${styles.head}`}>
          <h2 id={`task-${id}`} tabIndex={-1}>
            {translate(`dashboard.tasks.${id}`)}
          </h2>
          <span
            className={state === 'done' ? 'visually-hidden' : `hub-chip ${styles.state}`}
            data-tone={tones[state]}
          >
            {translate(`dashboard.${stateWord}`)}
          </span>
        </div>
        <div className={`hub-stack ${styles.texts}`}>
          {task.texts.map((key) => (
            <p key={key}>
              <MailtoText text={`dashboard.${key}`} email={textEmail} date={date} />
            </p>
          ))}
          {id === 'email' && calls.sendConfirmation?.isSuccess ? (
            <DoneNotice>{translate('public.createAgent.sentAgain')}</DoneNotice>
          ) : null}
          {deadline ? <Deadline deadline={deadline} /> : null}
        </div>
        {task.actions.length > 0 ? (
          <div className={styles.actions}>{task.actions.map(buttonOf)}</div>
        ) : null}
        {confirmationShown ? <Confirmation profile={profile} /> : null}
      </section>
    </li>
  );
}

function variantOf({ state }: Task, index: number, isNext: boolean): ButtonVariant {
  if (index === 0 && isNext) return 'accent';
  return state === 'done' || index > 0 ? 'plain' : 'quiet';
}

/** A deadline that is this many days away or less is highlighted. */
const URGENT_DAYS = 7;

/** A deadline: the date and the number of days left. */
function Deadline({ deadline }: { deadline: string }) {
  const { language } = useHub();
  const translate = useTranslate();
  const days = daysUntil(deadline, new Date());
  return (
    <p className={styles.deadline}>
      <time dateTime={dayOf(deadline)}>
        {translate('dashboard.deadline.by', { date: dayInWords(deadline, language) })}
      </time>
      <span data-tone={days <= URGENT_DAYS ? 'warn' : 'info'}>{daysLeft(days, translate)}</span>
    </p>
  );
}
