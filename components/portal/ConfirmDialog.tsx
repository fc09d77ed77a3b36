import type { ReactNode } from 'react';
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
      onConfirm={onConfirm}
      onClose={onCancel}
      slotProps={{
        transition: {
          onEnter: (dialog: HTMLElement) => dialog.querySelector('button')?.focus(),
          ...(onClosed && { onExited: onClosed }),
        },
      }}
    />
  );
}
