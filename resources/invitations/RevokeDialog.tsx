import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../src/components/portal/ConfirmDialog.tsx';
import { hasAccount, type InvitationRow } from './invitationModel.ts';

interface Props {
  row: InvitationRow;
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  onClosed: () => void;
}

/** Asks before an invitation is taken back; in stronger words where a person with an account loses it (D9). */
export function RevokeDialog({ row, ...dialog }: Props) {
  const translate = useTranslate();
  const registered = hasAccount(row.status);
  return (
    <ConfirmDialog
      {...dialog}
      title={translate(`associates.revoke.${registered ? 'registeredTitle' : 'title'}`)}
      confirm={translate('associates.revoke.confirm')}
      cancel={translate('associates.revoke.cancel')}
    >
      {translate(`associates.revoke.${registered ? 'registeredText' : 'text'}`, {
        email: row.email,
      })}
    </ConfirmDialog>
  );
}
