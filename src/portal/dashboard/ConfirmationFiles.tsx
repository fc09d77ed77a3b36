import { useTranslate } from 'ra-core';
import { useHub } from '#providers/HubContext.ts';
import { FileLink } from '../ui/FileLink.tsx';

/** What a person takes along of the confirmation: the badge, where the operator has set badges up. */
export function ConfirmationFiles() {
  const { callUrl, settings } = useHub();
  const translate = useTranslate();
  if (!settings.badges) return null;
  return (
    <FileLink href={callUrl('downloadBadge')}>{translate('dashboard.confirmation.badge')}</FileLink>
  );
}
