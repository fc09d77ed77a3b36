import Button from '@mui/material/Button';
import { useNotify, useRefresh } from 'ra-core';
import type { FrontDesk } from '#contract/staff/frontDesks.ts';
import { useApiMutation } from '#src/portal/ui/useApi.ts';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useMay } from '../access/useMay.ts';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';

/** Withdraws the link of a front desk, after a question. */
export function WithdrawFrontDesk({ desk: { id, hotel } }: { desk: FrontDesk }) {
  const word = useWords('staff.frontDesks');
  const notify = useNotify();
  const refresh = useRefresh();
  const { ask, dialog } = useConfirm();
  const withdraw = useApiMutation(
    (call) => call('POST front-desks/:id/withdraw', { params: { id } }),
    {
      onSuccess: () => {
        refresh();
        focusTitleIfLost();
      },
      onError: ({ message }) => notify(message, { type: 'error' }),
    },
  );
  const press = async () => {
    const question = {
      title: word('withdrawTitle', { hotel }),
      text: word('withdrawText'),
      confirm: word('withdraw'),
    };
    if (await ask(question)) withdraw.mutate();
  };
  if (!useMay('manageFrontDesks')) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={`${word('withdraw')}: ${hotel}`}
        onClick={() => void press()}
      >
        {word('withdraw')}
      </Button>
      {dialog}
    </>
  );
}
