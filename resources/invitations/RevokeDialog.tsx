import { useTranslate } from 'ra-core';
import { AddressText } from '../../src/components/AddressText.tsx';
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
  const { email, status } = row;
  const registered = hasAccount(status);
  return (
    <ConfirmDialog
      {...dialog}
      title={translate(`associates.revoke.${registered ? 'registeredTitle' : 'title'}`)}
      confirm={translate('associates.revoke.confirm')}
      cancel={translate('associates.revoke.cancel')}
    >
      <AddressText
        text={translate(`associates.revoke.${registered ? 'registeredText' : 'text'}`, { email })}
        email={email}
      />
    </ConfirmDialog>
  );
}
