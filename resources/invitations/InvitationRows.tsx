import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { Address } from '../../src/components/portal/Address.tsx';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { ListBody } from '../../src/components/portal/ListBody.tsx';
import { BulkActions } from './BulkActions.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import styles from './InvitationRows.module.css';
import type { InvitationRow } from './invitationModel.ts';
import { PointOfContactSwitch } from './PointOfContactSwitch.tsx';
import { RowActions } from './RowActions.tsx';
import { RowStatus } from './RowStatus.tsx';

/** The associates of the agency (§2): one row each, or one card on a phone. */
export const InvitationRows = () => (
  <ListBody table={<Table />} toolbar={<BulkActions />} card={<InvitationCard />} />
);

function Table() {
  const translate = useTranslate();
  const text = (key: string) => translate(`associates.list.${key}`);
  return (
    <DataTable<InvitationRow>
      aria-label={text('caption')}
      className={styles.table}
      bulkActionsToolbar={<BulkActions />}
      // The toolbar brings the buttons; without any there are no boxes to select by.
      bulkActionButtons
      rowClick={false}
    >
      <DataTable.Col source="pointOfContact" label={text('poc')} className={styles.poc} disableSort>
        <PointOfContactSwitch />
      </DataTable.Col>
      <DataTable.Col
        source="email"
        label={text('email')}
        className={styles.email}
        disableSort
        render={({ email }: InvitationRow) => <Address email={email} />}
      />
      <DataTable.Col
        source="invitationSentDate"
        label={text('date')}
        className={styles.date}
        disableSort
        render={({ invitationSentDate }: InvitationRow) => <DateText time={invitationSentDate} />}
      />
      <DataTable.Col source="status" label={text('status')} className={styles.state} disableSort>
        <RowStatus />
      </DataTable.Col>
      <DataTable.Col
        source="inviteType"
        label={text('type')}
        className={styles.type}
        disableSort
        render={({ inviteType }: InvitationRow) => translate(`associates.type.${inviteType}`)}
      />
      <DataTable.Col
        source="actions"
        label={text('actions')}
        className={styles.actions}
        disableSort
      >
        <RowActions />
      </DataTable.Col>
    </DataTable>
  );
}
