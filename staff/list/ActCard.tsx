import { type FormEvent, type ReactNode, useId } from 'react';
import type { ApiError } from '../../providers/apiError.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import styles from './ActCard.module.css';

interface Props {
  title: string;
  text?: string;
  /** The word on the button. */
  action: string;
  busy: boolean;
  error: ApiError | undefined;
  onSubmit: () => void;
  children?: ReactNode;
}

/** Something that staff can do about a record: what it means, what it needs, one button. */
export function ActCard({ title, text, action, busy, error, onSubmit, children }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
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
    </section>
  );
}
