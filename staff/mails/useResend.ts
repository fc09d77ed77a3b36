import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffCall } from '../provider/dataProvider.ts';

/** Sends a mail once more; `copy` is the id of the new one. */
export function useResend(id: string) {
  const queries = useQueryClient();
  const [copy, setCopy] = useState<string>();
  const [failed, setFailed] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      setCopy((await staffCall<{ id: string }>('POST', `mails/${id}/resend`)).id);
      void queries.invalidateQueries({ queryKey: ['mails', 'getList'] });
    } catch (reason) {
      setFailed(reason as Error);
    }
    setBusy(false);
  };
  return { resend, copy, failed, busy };
}
