import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { agencyBadgePath } from '#contract/certificates.ts';
import type { AgencyRecord } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { certificateAddress } from '#src/portal/ui/certificateAddress.ts';
import { FileLink } from '#src/portal/ui/FileLink.tsx';
import { Panel } from '#src/portal/ui/Panel.tsx';
import { useCopy } from '#src/portal/ui/useCopy.ts';

/** How an accredited agency shows that it is: a page that anybody can check, and a picture with its HTML for the agency's website. */
export function AgencyCertificate({ code }: NonNullable<AgencyRecord['certificate']>) {
  const { settings, language, callUrl } = useHub();
  const translate = useTranslate();
  const copy = useCopy();
  const address = certificateAddress(settings, code);
  const picture = agencyBadgePath(code, language);
  const alt = translate('agency.certificate.alt', { brand: settings.name });
  const size = { width: 300, height: 88 };
  const html = `<a href="${address}"><img src="${settings.appBaseURL}${picture}" width="${size.width}" height="${size.height}" alt="${escaped(alt)}"></a>`;
  return (
    <Panel title={translate('agency.certificate.title')} sx={{ marginBottom: 2 }}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography>{translate('agency.certificate.text')}</Typography>
        <Box
          component="img"
          src={picture}
          alt={alt}
          {...size}
          sx={{ maxWidth: '100%', height: 'auto' }}
        />
        <MuiLink href={address}>{translate('agency.certificate.page')}</MuiLink>
        <TextField
          label={translate('agency.certificate.html')}
          value={html}
          multiline
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => void copy(html, 'agency.certificate.copied')}>
            {translate('agency.certificate.copy')}
          </Button>
          {settings.badges ? (
            <FileLink href={callUrl('downloadAgencyBadge')}>
              {translate('dashboard.confirmation.badge')}
            </FileLink>
          ) : null}
        </Stack>
      </Stack>
    </Panel>
  );
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
