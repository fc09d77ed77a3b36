import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { t } from '../../providers/i18n/translate.ts';
import { Button } from '../components/public/Button.tsx';
import { Dialog } from './Dialog.tsx';

/** '1:05' */
const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  secondsLeft: number;
  onStay: () => void;
}

/** Two minutes before the session runs out (F5, WCAG 2.2.1): one press, and it goes on. */
export function IdleDialog({ secondsLeft, onStay }: Props) {
  const navigate = useNavigate();
  return (
    <Dialog title={t('session.idle.title')} text={t('session.idle.text')} onCancel={onStay}>
      {/* No live region: a voice that counts would drown the question. */}
      <p>
        {t('session.idle.left')} <time dateTime={`PT${secondsLeft}S`}>{clockOf(secondsLeft)}</time>
      </p>
      <div className="hub-dialog-buttons">
        <Button variant="accent" autoFocus onClick={onStay}>
          {t('session.idle.stay')}
        </Button>
        <Button variant="quiet" onClick={() => navigate(paths.logout)}>
          {t('public.logout.button')}
        </Button>
      </div>
    </Dialog>
  );
}
