import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRecordContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { canSendAgain, type InvitationRow } from './invitationModel.ts';
import { actionsId, useActs } from './RowActs.tsx';
import { isUnderWay, type RowAct } from './useRowActs.ts';

/** The row's menu, in words (I16). */
export function RowActions() {
  const translate = useTranslate();
  const menuId = useId();
  const row = useRecordContext<InvitationRow>() as InvitationRow;
  const { act, activityOf } = useActs();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const busy = isUnderWay(activityOf(row.email));
  const open = anchor !== null;
  const choose = (what: RowAct) => () => {
    setAnchor(null);
    act(what, [row]);
  };
  return (
    <>
      <IconButton
        id={actionsId(row.email)}
        aria-label={translate('associates.row.actionsFor', { email: row.email })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) => {
          if (!busy) setAnchor(currentTarget);
        }}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={menuId}
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Among what the page is about, where those who jump from landmark to landmark find it.
        container={() => document.getElementById('main')}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': actionsId(row.email) } }}
      >
        {canSendAgain(row.status) ? (
          <MenuItem onClick={choose('sendAgain')}>{translate('associates.row.sendAgain')}</MenuItem>
        ) : null}
        <MenuItem onClick={choose('revoke')}>{translate('associates.row.revoke')}</MenuItem>
      </Menu>
    </>
  );
}
