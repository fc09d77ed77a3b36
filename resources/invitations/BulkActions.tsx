import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { BulkActionsToolbar } from 'react-admin';
import type { InvitationRow } from './invitationModel.ts';
import { useActs } from './RowActs.tsx';

/** What can be done to the selected rows of the page at once. On a phone react-admin's buttons have icons alone. */
export function BulkActions() {
  const translate = useTranslate();
  const { act } = useActs();
  const { data = [], selectedIds } = useListContext<InvitationRow>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <BulkActionsToolbar selectAllButton={false}>
      <Button onClick={() => act('sendAgain', selected)}>
        {translate('associates.row.sendAgain')}
      </Button>
      <Button onClick={() => act('revoke', selected)}>{translate('associates.row.revoke')}</Button>
    </BulkActionsToolbar>
  );
}
