import type { MouseEvent, ReactNode } from 'react';
import { Confirm } from 'react-admin';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The label of the confirming button, e.g. 'Revoke'. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called after the dialog has closed: now the focus can be moved, and announcements are heard. */
  onClosed?: () => void;
}

/**
 * Calls back unless it is the second click of a double click: the first of them has opened the dialog, and nobody has read
 * yet what the second would answer, on a button or beside the dialog.
 */
const onceRead = (answer: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) answer();
};

/** react-admin's confirmation, with the initial focus on Cancel, so that Enter harms nothing. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, cancel, onConfirm, onCancel, onClosed } = props;
  return (
    <Confirm
      isOpen={open}
      title={title}
      content={children}
      confirm={confirm}
      cancel={cancel}
      confirmColor="warning"
      onConfirm={onceRead(onConfirm)}
      onClose={onceRead(onCancel)}
      slotProps={{
        transition: {
          onEnter: (dialog: HTMLElement) => dialog.querySelector('button')?.focus(),
          ...(onClosed && { onExited: onClosed }),
        },
      }}
    />
  );
}
