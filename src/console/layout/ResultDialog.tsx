import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { SaveButton } from 'react-admin';
import { FormDialog } from './FormDialog.tsx';

interface Props<Values, Result> {
  /** The label of the button that opens it. */
  label: string;
  /** Of the dialog, also once there is a result. */
  title: (result?: Result) => string;
  /** The label of the button that sends the form. */
  action: string;
  /** The label of the button that closes it once there is a result. */
  close: string;
  /** Throws ApiError. */
  send: (values: Values) => Promise<Result>;
  /** What came of it, in place of the form. */
  shown: (result: Result) => ReactNode;
  /** The inputs. */
  children: ReactNode;
}

/** A button above a list, with a dialog that sends a form and then shows, this once, what came of it. */
export function ResultDialog<Values, Result>(props: Props<Values, Result>) {
  const { label, title, action, close, send, shown, children } = props;
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState<Result>();
  const isSent = result !== undefined;
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        open={open}
        title={title(result)}
        send={async (values: Values) => setResult(await send(values))}
        sent={isSent}
        close={isSent ? close : undefined}
        onClose={() => setOpen(false)}
        onClosed={() => setResult(undefined)}
        actions={isSent ? null : <SaveButton label={action} icon={null} alwaysEnable />}
      >
        {isSent ? shown(result) : children}
      </FormDialog>
    </Box>
  );
}
