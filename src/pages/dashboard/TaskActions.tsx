import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { HubDataProvider } from '../../../providers/dataProvider.ts';
import type { ButtonVariant } from '../../components/public/Button.tsx';
import { Button } from '../../components/public/Button.tsx';
import { LinkButton } from '../../components/public/LinkButton.tsx';
import styles from './dashboard.module.css';
import type { Task, TaskAction } from './taskModel.ts';

interface Props {
  task: Task;
  /** Its first action is the one copper button of the page. */
  isNext: boolean;
  /** The confirmation is shown. */
  confirmation: boolean;
  onConfirmation: () => void;
  onError: (error: Error | undefined) => void;
}

/** What can be done about a task. */
export function TaskActions({ task, isNext, confirmation, onConfirmation, onError }: Props) {
  const translate = useTranslate();
  const words = ({ name }: TaskAction) => translate(`dashboard.actions.${name}`);
  const lookOf = (index: number): ButtonVariant => {
    if (index === 0 && isNext) return 'accent';
    return task.state === 'done' || index > 0 ? 'plain' : 'quiet';
  };
  if (task.actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {task.actions.map((action, index) => {
        const { name, to, reason } = action;
        const variant = lookOf(index);
        if (to) {
          return (
            <LinkButton key={name} variant={variant} to={to}>
              {words(action)}
            </LinkButton>
          );
        }
        if (reason) {
          return (
            <Button key={name} variant="quiet" reason={translate(reason)}>
              {words(action)}
            </Button>
          );
        }
        if (name === 'acknowledge') {
          return (
            <AcknowledgeButton key={name} variant={variant} onError={onError}>
              {words(action)}
            </AcknowledgeButton>
          );
        }
        return (
          <Button
            key={name}
            variant={variant}
            aria-expanded={confirmation}
            onClick={onConfirmation}
          >
            {words(action)}
          </Button>
        );
      })}
    </div>
  );
}

interface AcknowledgeProps {
  variant: ButtonVariant;
  children: string;
  onError: (error: Error | undefined) => void;
}

function AcknowledgeButton({ variant, children, onError }: AcknowledgeProps) {
  const dataProvider = useDataProvider<HubDataProvider>();
  const [busy, setBusy] = useState(false);
  const acknowledge = async () => {
    setBusy(true);
    onError(undefined);
    try {
      await dataProvider.acknowledge();
      // The button is gone now; what it led to is in its place.
      document.getElementById('task-accreditation')?.focus();
    } catch (error) {
      onError(error as Error);
      setBusy(false);
    }
  };
  return (
    <Button variant={variant} busy={busy} onClick={acknowledge}>
      {children}
    </Button>
  );
}
