import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { RefusalNotice } from '#src/portal/form/FormNotices.tsx';
import { SchemaForm, type SchemaFormProps } from '#src/portal/form/SchemaForm.tsx';
import LeaveDialog from '#src/portal/ui/LeaveDialog.tsx';

interface Props
  extends Pick<DialogProps, 'open' | 'maxWidth'>,
    Partial<Pick<SchemaFormProps, 'values' | 'readAgain' | 'sent'>> {
  title: ReactNode;
  /** Sends the form. Throws ApiError. Without it the dialog has nothing to send. */
  send?: (values: never) => unknown;
  /** The label of the button that closes it. */
  close?: string;
  /** Other buttons. */
  actions?: ReactNode;
  /** While a call runs it can't be closed. */
  busy?: boolean;
  onClose: () => void;
  /** Called once it has faded away. */
  onClosed?: () => void;
  children: ReactNode;
}

/** A dialog with a form. Before it is closed with unsaved input, in whatever way, it asks as if the page were left. */
export function FormDialog(props: Props) {
  const { title, close, actions, busy = false, onClose, onClosed, children } = props;
  // Without a function the page's record would be saved by Enter.
  const { open, maxWidth = 'sm', values = {}, send = () => undefined } = props;
  const translate = useTranslate();
  const [unsaved, setUnsaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    onClose();
  };
  const tryToClose = () => {
    if (unsaved) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={busy ? undefined : tryToClose}
        fullWidth
        maxWidth={maxWidth}
        sx={{ overflowWrap: 'anywhere' }}
        slotProps={{ transition: { onExited: () => onClosed?.() } }}
      >
        <SchemaForm
          values={values}
          send={send}
          readAgain={props.readAgain}
          sent={props.sent}
          onChange={setUnsaved}
        >
          <DialogTitle>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            <RefusalNotice />
            {children}
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" disabled={busy} onClick={tryToClose}>
              {close ?? translate('common.cancel')}
            </Button>
            {actions}
          </DialogActions>
        </SchemaForm>
      </Dialog>
      {asking ? <LeaveDialog onLeave={leave} onStay={() => setAsking(false)} /> : null}
    </>
  );
}
