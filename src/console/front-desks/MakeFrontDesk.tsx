import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { required, useRefresh } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import QrCode from '#src/portal/ui/QrCode.tsx';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { ResultDialog } from '../layout/ResultDialog.tsx';

/** Makes a link for the front desk of a hotel, and shows it this once. */
export function MakeFrontDesk() {
  const word = useWords('staff.frontDesks');
  const call = useApi();
  const refresh = useRefresh();
  const send = async ({ hotel }: { hotel: string }) => {
    const { link } = await call('POST front-desks', { body: { hotel } });
    refresh();
    return { hotel, link };
  };
  return (
    <ResultDialog
      label={word('make')}
      title={(made) => (made ? word('made', { hotel: made.hotel }) : word('make'))}
      action={word('make')}
      close={word('close')}
      send={send}
      shown={({ link }) => <ShownLink link={link} />}
    >
      <TextInput
        source="hotel"
        validate={required('validation.required')}
        slotProps={{ htmlInput: { maxLength: limits.nameMax } }}
      />
    </ResultDialog>
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
