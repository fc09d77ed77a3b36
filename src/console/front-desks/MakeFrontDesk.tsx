import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { required, useRefresh } from 'ra-core';
import { useState } from 'react';
import { SaveButton, TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { interpolate } from '#contract/messages.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import QrCode from '#src/portal/ui/QrCode.tsx';
import { useApi } from '#src/portal/ui/useApi.ts';
import { staffFrontDesks as words } from '#words/en/staffFrontDesks.ts';
import { FormDialog } from '../layout/FormDialog.tsx';

/** Makes a link for the front desk of a hotel, and shows it this once. */
export function MakeFrontDesk() {
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
        {words.make}
      </Button>
      <FormDialog
        open={open}
        title={made ? interpolate(words.made, { hotel: made.hotel }) : words.make}
        send={send}
        sent={made !== undefined}
        close={made && words.close}
        onClose={() => setOpen(false)}
        onClosed={() => setMade(undefined)}
        actions={made ? null : <SaveButton label={words.make} icon={null} alwaysEnable />}
      >
        {made ? (
          <ShownLink link={made.link} />
        ) : (
          <TextInput
            source="hotel"
            label={words.column.hotel}
            validate={required('validation.required')}
            slotProps={{ htmlInput: { maxLength: limits.nameMax } }}
          />
        )}
      </FormDialog>
    </Box>
  );
}

function ShownLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      // The browser does not let it be copied: it can be marked by hand.
      () => undefined,
    );
  return (
    <>
      <p>{words.once}</p>
      <QrCode text={link} label={words.qr} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Verbatim>{link}</Verbatim>
      </Typography>
      <div>
        <Button variant="outlined" onClick={() => void copy()}>
          {words.copy}
        </Button>{' '}
        <span role="status">{copied ? words.copied : ''}</span>
      </div>
    </>
  );
}
