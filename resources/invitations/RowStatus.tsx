import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { serverText } from '#providers/i18n/serverTexts.ts';
import { TintedWord } from '#src/portal/ui/TintedWord.tsx';
import { type InvitationRow, plainWord, statusKey, statusTint } from './invitationModel.ts';
import { isUnderWay, useRowActions, useRowProgress } from './RowActions.tsx';

/** The row's status with a colored dot, or the action that is running on it. */
export function RowStatus() {
  const hub = useHub();
  const translate = useTranslate();
  const { email, status, reason, failure } = useRecordContext<InvitationRow>() as InvitationRow;
  const { retry } = useRowActions();
  const progress = useRowProgress(email);
  const busy = isUnderWay(progress);
  const tint = statusTint(status);
  const words = busy
    ? translate(`associates.row.${progress.action === 'revoke' ? 'revoking' : 'sending'}`)
    : translate(statusKey(status), { _: plainWord(status) });
  return (
    <>
      <TintedWord hollow={busy || !tint} tint={busy ? undefined : tint}>
        {words}
      </TintedWord>
      {status === 'FAILED' && reason && !busy ? (
        <Typography variant="caption">{serverText(reason, failure, hub)}</Typography>
      ) : null}
      {progress?.failure === undefined ? null : (
        <ActionFailed reason={progress.failure} onRetry={() => retry(progress.action, email)} />
      )}
    </>
  );
}

interface ActionFailedProps {
  /** The kept text of why. */
  reason: string;
  onRetry: () => void;
}

/** A failed action on a row: why, and a button to repeat it. */
export function ActionFailed({ reason, onRetry }: ActionFailedProps) {
  const hub = useHub();
  const translate = useTranslate();
  const id = useId();
  return (
    <Stack role="alert" sx={{ alignItems: 'flex-start' }}>
      <Typography variant="subtitle2" component="strong" color="error">
        {translate('associates.row.failed')}
      </Typography>
      <Typography variant="caption" color="textPrimary" id={id}>
        {wordsOf(reason, hub)}
      </Typography>
      <Button variant="outlined" aria-describedby={id} onClick={onRetry}>
        {translate('associates.row.retry')}
      </Button>
    </Stack>
  );
}
