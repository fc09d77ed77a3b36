import Switch from '@mui/material/Switch';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { ActionFailed } from './ActionFailed.tsx';
import styles from './InvitationTable.module.css';
import type { InvitationRow } from './invitationModel.ts';
import { useInvitationRows } from './useInvitationRows.ts';

/**
 * Makes the associate a point of contact, or no longer (§2, D9). While the server is asked, the switch stands
 * where it is to go and says 'Changing...'; 'Saved' comes with the answer, and a refusal turns it back (D8).
 */
export function PointOfContactSwitch({ row }: { row: InvitationRow }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<HubDataProvider>();
  const rows = useInvitationRows();
  const { mutate, variables, status, error } = useMutation({
    mutationFn: (pointOfContact: boolean) =>
      dataProvider.setPointOfContact(row.email, pointOfContact),
    onSuccess: rows.replace,
  });
  const changing = status === 'pending';
  const word = changing ? 'changing' : status === 'success' ? 'saved' : undefined;

  return (
    <>
      <span className={styles.switchLine}>
        <Switch
          checked={changing ? variables : row.pointOfContact}
          onChange={(_, checked) => {
            if (!changing) mutate(checked);
          }}
          slotProps={{
            input: {
              'aria-label': translate('associates.row.pointOfContact', { email: row.email }),
              'aria-busy': changing,
            },
          }}
        />
        <span role="status" className={styles.word}>
          {word ? translate(`associates.row.${word}`) : null}
        </span>
      </span>
      {status === 'error' ? (
        <ActionFailed reason={error.message} onRetry={() => mutate(variables)} />
      ) : null}
    </>
  );
}
