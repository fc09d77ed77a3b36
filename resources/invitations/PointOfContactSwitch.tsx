import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useTranslate, useUpdate } from 'ra-core';
import styles from './InvitationRows.module.css';
import type { InvitationRow } from './invitationModel.ts';
import { ActionFailed } from './RowStatus.tsx';
import { invitations } from './resource.ts';

/**
 * Makes the associate a point of contact, or no longer (specification §2). While the call is under way, the switch stands
 * where it is to go, with 'Changing...' beside it; 'Saved' comes with the answer, and a refusal turns it back.
 */
export function PointOfContactSwitch() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const row = useRecordContext<InvitationRow>() as InvitationRow;
  const [update, { variables, status, error }] = useUpdate<InvitationRow>();
  const change = async (pointOfContact = false) => {
    // A list that is just being read would be older than the answer.
    await queryClient.cancelQueries({ queryKey: [invitations.name, 'getList'] });
    update(invitations.name, { id: row.id, data: { pointOfContact }, previousData: row });
  };
  const wanted = variables?.data?.pointOfContact;
  const changing = status === 'pending';
  const word = changing ? 'changing' : status === 'success' ? 'saved' : undefined;

  return (
    <>
      <span className={styles.switchLine}>
        <Switch
          checked={changing ? wanted : row.pointOfContact}
          onChange={(_, checked) => {
            if (!changing) void change(checked);
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
        <ActionFailed reason={error.message} onRetry={() => change(wanted)} />
      ) : null}
    </>
  );
}
