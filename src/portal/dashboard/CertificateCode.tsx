import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { shortCode } from '#contract/certificates.ts';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import { TextWithValues, Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { certificateAddress } from '../ui/certificateAddress.ts';
import type { QrCodeProps } from '../ui/QrCode.tsx';

const QrCode = lazyOptional<QrCodeProps>(() => import('../ui/QrCode.tsx'));

/** How somebody else finds out whether the confirmation is true: a QR code, and the same to be typed. */
export function CertificateCode({ code }: { code: string }) {
  const { settings } = useHub();
  const translate = useTranslate();
  const address = settings.appBaseURL + paths.verify;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { sm: 'center' }, '& svg': { flex: 'none' } }}
    >
      <QrCode
        text={certificateAddress(settings, code)}
        label={translate('dashboard.confirmation.qr')}
        size={128}
      />
      <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
        <Typography>
          <TextWithValues
            text={translate('dashboard.confirmation.check', { address })}
            values={[address]}
          />
        </Typography>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, letterSpacing: '0.05em' }}>
          <Verbatim>{shortCode(code)}</Verbatim>
        </Typography>
      </Stack>
    </Stack>
  );
}
