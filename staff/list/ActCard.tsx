import { type FormEvent, type ReactNode, useId } from 'react';
import type { ApiError } from '../../providers/apiError.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import styles from './ActCard.module.css';
import { useUnsaved } from './Unsaved.tsx';
import { useConfirm } from './useConfirm.tsx';

interface Props {
  title: string;
  text?: string;
  /** The word on the button. */
  action: string;
  busy: boolean;
  error: ApiError | undefined;
  /** Something is typed or chosen, and not done yet. */
  dirty?: boolean;
  /** Asked before what can't be taken back. */
  confirm?: { title: string; text: string } | undefined;
  /** Whether what is filled in is enough to go on; says itself what is missing. */
  ready?: () => boolean;
  onSubmit: () => void;
  children?: ReactNode;
}

/** Something that staff can do about a record: what it means, what it needs, one button. */
export function ActCard(props: Props) {
  const { title, text, action, busy, error, dirty = false, confirm, ready, children } = props;
  const id = useId();
  const { ask, dialog } = useConfirm();
  useUnsaved(dirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || ready?.() === false) return;
    if (confirm) ask({ ...confirm, confirm: action, onConfirm: props.onSubmit });
    else props.onSubmit();
  };
  return (
    <section className={`hub-card ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text ? <p>{text}</p> : null}
      {error ? <CallAlert error={error} /> : null}
      <form className={styles.form} onSubmit={submit} noValidate>
        {children}
        <Button type="submit" variant="quiet" busy={busy}>
          {action}
        </Button>
      </form>
      {dialog}
    </section>
  );
}
