import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { required, useRefresh } from 'ra-core';
import { useState } from 'react';
import { SaveButton, TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import QrCode from '#src/portal/ui/QrCode.tsx';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { FormDialog } from '../layout/FormDialog.tsx';

/** Makes a link for the front desk of a hotel, and shows it this once. */
export function MakeFrontDesk() {
  const word = useWords('staff.frontDesks');
  const call = useApi();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<{ hotel: string; link: string }>();
  const send = async ({ hotel }: { hotel: string }) => {
    const { link } = await call('POST front-desks', { body: { hotel } });
    setMade({ hotel, link });
    refresh();
  };
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {word('make')}
      </Button>
      <FormDialog
        open={open}
        title={made ? word('made', { hotel: made.hotel }) : word('make')}
        send={send}
        sent={made !== undefined}
        close={made && word('close')}
        onClose={() => setOpen(false)}
        onClosed={() => setMade(undefined)}
        actions={made ? null : <SaveButton label={word('make')} icon={null} alwaysEnable />}
      >
        {made ? (
          <ShownLink link={made.link} />
        ) : (
          <TextInput
            source="hotel"
            validate={required('validation.required')}
            slotProps={{ htmlInput: { maxLength: limits.nameMax } }}
          />
        )}
      </FormDialog>
    </Box>
  );
}

function ShownLink({ link }: { link: string }) {
  const word = useWords('staff.frontDesks');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      // The browser does not let it be copied: it can be marked by hand.
      () => undefined,
    );
  return (
    <>
      <p>{word('once')}</p>
      <QrCode text={link} label={word('qr')} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Verbatim>{link}</Verbatim>
      </Typography>
      <div>
        <Button variant="outlined" onClick={() => void copy()}>
          {word('copy')}
        </Button>{' '}
        <span role="status">{copied ? word('copied') : ''}</span>
      </div>
    </>
  );
}
