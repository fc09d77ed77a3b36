import { useHub } from '#providers/HubContext.ts';
import { OverlayTheme } from '../theme/OverlayTheme.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether to leave a page with its changes unsaved. */
export default function LeaveDialog({ onLeave, onStay }: Props) {
  const { t } = useHub();
  return (
    <OverlayTheme>
      <ConfirmDialog
        open
        title={t('session.leave.title')}
        confirm={t('session.leave.confirm')}
        cancel={t('session.leave.cancel')}
        onConfirm={onLeave}
        onCancel={onStay}
      >
        {t('session.leave.text')}
      </ConfirmDialog>
    </OverlayTheme>
  );
}
