import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { Button } from '../public/Button.tsx';
import styles from './ConfirmDialog.module.css';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The word on the button that does it, e.g. 'Revoke'. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** After the dialog has gone: focus can be moved, and what is announced is heard. */
  onClosed?: () => void;
}

/** Asks before something that can't be taken back. Cancel has the focus, so that Enter harms nothing. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, cancel, onConfirm, onCancel, onClosed } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{
        transition: onClosed ? { onExited: onClosed } : {},
        paper: { className: styles.paper },
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" autoFocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button onClick={onConfirm} className={styles.harmful}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
