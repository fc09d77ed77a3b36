import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRecordContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { canSendAgain, type InvitationRow } from './invitationModel.ts';
import {
  isUnderWay,
  menuButtonId,
  type RowAction,
  useRowActions,
  useRowProgress,
} from './RowActions.tsx';

/** The actions in the menu of a row. */
export function RowMenu() {
  const translate = useTranslate();
  const menuId = useId();
  const row = useRecordContext<InvitationRow>() as InvitationRow;
  const { start } = useRowActions();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const busy = isUnderWay(useRowProgress(row.email));
  const item = (action: RowAction) => (
    <MenuItem
      onClick={() => {
        setOpen(false);
        start(action, [row]);
      }}
    >
      {translate(`associates.row.${action}`)}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        id={menuButtonId(row.email)}
        aria-label={translate('associates.row.actionsFor', { email: row.email })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) => {
          if (busy) return;
          setAnchor(currentTarget);
          setOpen(true);
        }}
      >
        <MoreIcon />
      </IconButton>
      {/* None in the rows whose menu was never opened. */}
      {anchor ? (
        <Menu
          id={menuId}
          open={open}
          anchorEl={anchor}
          onClose={() => setOpen(false)}
          // Inside the main landmark, so that people who navigate by landmarks find it.
          container={() => document.getElementById('main')}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-labelledby': menuButtonId(row.email) } }}
        >
          {canSendAgain(row.status) ? item('sendAgain') : null}
          {item('revoke')}
        </Menu>
      ) : null}
    </>
  );
}
