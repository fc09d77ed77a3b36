import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { SessionDialog } from './SessionDialog.tsx';

/** '1:05' */
const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  secondsLeft: number;
  onStay: () => void;
}

/** Warns two minutes before the session expires (WCAG 2.2.1); one press prolongs it. */
export function IdleDialog({ secondsLeft, onStay }: Props) {
  const { t } = useHub();
  const navigate = useNavigate();
  return (
    <SessionDialog
      title={t('session.idle.title')}
      text={t('session.idle.text')}
      focus="button"
      onClose={onStay}
    >
      {/* No live region: a voice that counts would drown the question. */}
      <p>
        <span>{t('session.idle.left')}</span>{' '}
        <strong>
          <time dateTime={`PT${secondsLeft}S`}>{clockOf(secondsLeft)}</time>
        </strong>
      </p>
      <DialogActions sx={{ paddingInline: 0 }}>
        <Button variant="contained" color="secondary" onClick={onStay}>
          {t('session.idle.stay')}
        </Button>
        <Button variant="outlined" onClick={() => navigate(paths.logout)}>
          {t('public.logout.button')}
        </Button>
      </DialogActions>
    </SessionDialog>
  );
}
