import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Address } from '../../src/components/portal/Address.tsx';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { type Column, RecordTable } from '../../src/components/portal/RecordTable.tsx';
import styles from './InvitationTable.module.css';
import type { InvitationRow } from './invitationModel.ts';
import { PointOfContactSwitch } from './PointOfContactSwitch.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { actionsId, RowActions } from './RowActions.tsx';
import { RowStatus } from './RowStatus.tsx';
import { isUnderWay, type RowAction, useRowActions } from './useRowActions.ts';

/** Whether this row is to be revoked. The answer counts once the dialog has gone and the page can be heard again. */
interface Asked {
  row: InvitationRow;
  open: boolean;
  agreed?: boolean;
}

interface Props {
  /** Takes the focus when the last row has gone. */
  headingId: string;
  announce: (text: string) => void;
}

/** The associates of the agency (§2): one row each, or one card on a phone. */
export function InvitationTable({ headingId, announce }: Props) {
  const translate = useTranslate();
  const { data: rows } = useListContext<InvitationRow>();
  const [asked, setAsked] = useState<Asked>();
  const { activityOf, run } = useRowActions({
    announce,
    onRevoked(email) {
      const at = rows?.findIndex((row) => row.email === email) ?? -1;
      const neighbour = rows?.[at + 1] ?? rows?.[at - 1];
      document.getElementById(neighbour ? actionsId(neighbour.email) : headingId)?.focus();
    },
  });

  const act = (row: InvitationRow, action: RowAction) =>
    action === 'revoke' ? setAsked({ row, open: true }) : run(row.email, action);
  const text = (key: string) => translate(`associates.list.${key}`);

  const columns: Column<InvitationRow>[] = [
    {
      key: 'poc',
      label: text('poc'),
      className: styles.poc,
      cell: (row) => <PointOfContactSwitch row={row} />,
    },
    {
      key: 'email',
      label: text('email'),
      className: styles.email,
      cell: ({ email }) => <Address email={email} />,
    },
    {
      key: 'date',
      label: text('date'),
      className: styles.date,
      cell: ({ invitationSentDate }) => <DateText time={invitationSentDate} />,
    },
    {
      key: 'status',
      label: text('status'),
      className: styles.state,
      cell: (row) => {
        const activity = activityOf(row.email);
        return (
          <RowStatus
            row={row}
            activity={activity}
            onRetry={() => activity && run(row.email, activity.action)}
          />
        );
      },
    },
    {
      key: 'type',
      label: text('type'),
      className: styles.type,
      cell: ({ inviteType }) => translate(`associates.type.${inviteType}`),
    },
    {
      key: 'actions',
      label: text('actions'),
      plain: true,
      className: styles.actions,
      cell: (row) => (
        <RowActions
          row={row}
          busy={isUnderWay(activityOf(row.email))}
          onAction={(action) => act(row, action)}
        />
      ),
    },
  ];

  return (
    <>
      <RecordTable caption={text('caption')} columns={columns} className={styles.table} />
      {asked ? (
        <RevokeDialog
          row={asked.row}
          open={asked.open}
          onCancel={() => setAsked({ ...asked, open: false })}
          onConfirm={() => setAsked({ ...asked, open: false, agreed: true })}
          onClosed={() => {
            setAsked(undefined);
            if (asked.agreed) run(asked.row.email, 'revoke');
          }}
        />
      ) : null}
    </>
  );
}
