import { useTranslate } from 'ra-core';
import { useHub } from '#providers/HubContext.ts';
import { FileLink } from '../ui/FileLink.tsx';

/** What a person takes along of the confirmation: a PDF, and the badge where the operator has set badges up. */
export function ConfirmationFiles() {
  const { callUrl, settings } = useHub();
  const translate = useTranslate();
  return (
    <>
      <FileLink href={callUrl('confirmationPdf')}>
        {translate('dashboard.confirmation.pdf')}
      </FileLink>
      {settings.badges ? (
        <FileLink href={callUrl('downloadBadge')}>
          {translate('dashboard.confirmation.badge')}
        </FileLink>
      ) : null}
    </>
  );
}
