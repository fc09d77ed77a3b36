import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { OverlayTheme } from '#src/portal/theme/OverlayTheme.tsx';

interface Props extends Pick<DialogProps, 'children' | 'onClose'> {
  title: string;
  text: ReactNode;
  /** The selector of the element that gets the focus when the dialog opens. */
  focus: string;
}

/** A dialog about the session, over any page and its dialogs. */
export function SessionDialog({ title, text, focus, onClose, children }: Props) {
  const id = useId();
  const { language } = useHub();
  const takeFocus = (dialog: HTMLElement) => {
    // An open menu would stay above the dialog.
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
    dialog.querySelector<HTMLElement>(focus)?.focus();
  };
  return (
    <OverlayTheme>
      <Dialog
        open
        maxWidth="xs"
        fullWidth
        // The console below may be in another language.
        lang={language}
        onClose={onClose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        slotProps={{ transition: { onEnter: takeFocus } }}
      >
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          {/* It changes if somebody else signs in meanwhile. */}
          <DialogContentText id={`${id}-text`} aria-live="polite" sx={{ marginBottom: 2 }}>
            {text}
          </DialogContentText>
          {children}
        </DialogContent>
      </Dialog>
    </OverlayTheme>
  );
}
