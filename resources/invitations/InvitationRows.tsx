import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, DataTable } from 'react-admin';
import { DateText } from '../../components/portal/DateText.tsx';
import { EmailAddress } from '../../components/portal/EmailAddress.tsx';
import { useWords } from '../../components/useWords.ts';
import styles from './InvitationRows.module.css';
import { type InvitationRow, plainWord } from './invitationModel.ts';
import { PointOfContactSwitch } from './PointOfContactSwitch.tsx';
import { useRowActions } from './RowActions.tsx';
import { RowMenu } from './RowMenu.tsx';
import { RowStatus } from './RowStatus.tsx';

/** The associates of the agency as a table (specification §2). */
export function InvitationTable() {
  const translate = useTranslate();
  const column = (source: string, text: string, className: string | undefined) => ({
    source,
    label: translate(`associates.list.${text}`),
    className,
    disableSort: true,
  });
  return (
    <DataTable<InvitationRow>
      aria-label={translate('associates.list.caption')}
      className={styles.table}
      bulkActionsToolbar={<BulkActions />}
      // The buttons are in the toolbar; without `bulkActionButtons` there are no checkboxes.
      bulkActionButtons
      rowClick={false}
    >
      <DataTable.Col {...column('pointOfContact', 'poc', styles.poc)}>
        <PointOfContactSwitch />
      </DataTable.Col>
      <DataTable.Col
        {...column('email', 'email', styles.email)}
        render={({ email }: InvitationRow) => <EmailAddress email={email} />}
      />
      <DataTable.Col
        {...column('invitationSentDate', 'date', styles.date)}
        render={({ invitationSentDate }: InvitationRow) => <DateText time={invitationSentDate} />}
      />
      <DataTable.Col {...column('status', 'status', styles.state)}>
        <RowStatus />
      </DataTable.Col>
      <DataTable.Col {...column('inviteType', 'type', styles.type)}>
        <InviteType />
      </DataTable.Col>
      <DataTable.Col {...column('actions', 'actions', styles.actions)}>
        <RowMenu />
      </DataTable.Col>
    </DataTable>
  );
}

/** The actions on the selected rows. On a phone react-admin's own buttons have only icons. */
export function BulkActions() {
  const translate = useTranslate();
  const { start } = useRowActions();
  const { data = [], selectedIds } = useListContext<InvitationRow>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <BulkActionsToolbar selectAllButton={false}>
      <Button onClick={() => start('sendAgain', selected)}>
        {translate('associates.row.sendAgain')}
      </Button>
      <Button onClick={() => start('revoke', selected)}>
        {translate('associates.row.revoke')}
      </Button>
    </BulkActionsToolbar>
  );
}

/** An associate on a phone: a card with address and status above, and switch and menu below. */
export function InvitationCard() {
  const text = useWords('associates.list');
  const { email, invitationSentDate } = useRecordContext<InvitationRow>() as InvitationRow;
  return (
    <div className={styles.card}>
      <Selection />
      <div className={styles.email}>
        <EmailAddress email={email} />
      </div>
      <div className={styles.state}>
        <RowStatus />
      </div>
      <dl>
        <Fact name={text('date')}>
          <DateText time={invitationSentDate} />
        </Fact>
        <Fact name={text('type')}>
          <InviteType />
        </Fact>
      </dl>
      <div className={styles.foot}>
        <span aria-hidden="true">{text('poc')}</span>
        <div>
          <PointOfContactSwitch />
        </div>
        <RowMenu />
      </div>
    </div>
  );
}

/** A component of its own, so that the rest of the card isn't rendered again when another row is selected. */
function Selection() {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const { id, email } = useRecordContext<InvitationRow>() as InvitationRow;
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': translate('form.selectRow', { name: email }) } }}
    />
  );
}

function InviteType() {
  const translate = useTranslate();
  const { inviteType } = useRecordContext<InvitationRow>() as InvitationRow;
  return translate(`associates.type.${inviteType}`, { _: plainWord(inviteType) });
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
