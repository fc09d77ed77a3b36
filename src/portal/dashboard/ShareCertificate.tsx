import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { AssociateRecord } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { certificateAddress } from '../ui/certificateAddress.ts';
import { useCopy } from '../ui/useCopy.ts';

interface Props {
  certificate: NonNullable<AssociateRecord['certificate']>;
}

/** Shares the address of the certificate: by what the device offers, or as a copy, and on LinkedIn, where no account of ours is needed. */
export function ShareCertificate({ certificate }: Props) {
  const { settings } = useHub();
  const translate = useTranslate();
  const copy = useCopy();
  const url = certificateAddress(settings, certificate.code);
  const title = translate('dashboard.confirmation.accreditation', { brand: settings.name });
  const share = async () => {
    // Who closes the device's own dialog has not failed.
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    return copy(url, 'dashboard.confirmation.copied');
  };
  return (
    <>
      <Button
        variant="outlined"
        href={linkedInAddress(certificate, { title, url, brand: settings.name })}
        target="_blank"
        rel="noreferrer"
      >
        {translate('dashboard.confirmation.linkedIn')}
      </Button>
      <Button variant="outlined" onClick={() => void share()}>
        {translate('dashboard.confirmation.share')}
      </Button>
    </>
  );
}

/** Returns the address at which a person adds an entry to their own profile, filled in. */
function linkedInAddress(
  { code, issuedAt, validUntil }: Props['certificate'],
  { title, url, brand }: { title: string; url: string; brand: string },
): string {
  const [issueYear = '', issueMonth = ''] = issuedAt.split('-');
  const [expirationYear = '', expirationMonth = ''] = validUntil?.split('-') ?? [];
  const entry = {
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: brand,
    issueYear,
    issueMonth: String(Number(issueMonth)),
    ...(validUntil && { expirationYear, expirationMonth: String(Number(expirationMonth)) }),
    certUrl: url,
    certId: code,
  };
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(entry)}`;
}
