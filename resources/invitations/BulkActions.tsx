import { useListContext, useTranslate } from 'ra-core';
import { BulkActionsToolbar, Button } from 'react-admin';
import type { InvitationRow } from './invitationModel.ts';
import { useActs } from './RowActs.tsx';

/** What can be done to the selected rows of the page at once. */
export function BulkActions() {
  const translate = useTranslate();
  const { act } = useActs();
  const { data = [], selectedIds } = useListContext<InvitationRow>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <BulkActionsToolbar selectAllButton={false}>
      <Button
        label={translate('associates.row.sendAgain')}
        onClick={() => act('sendAgain', selected)}
      />
      <Button label={translate('associates.row.revoke')} onClick={() => act('revoke', selected)} />
    </BulkActionsToolbar>
  );
}
