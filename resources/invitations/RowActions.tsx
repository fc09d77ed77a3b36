import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { DotsGlyph } from '../../src/components/portal/glyphs.tsx';
import styles from './InvitationTable.module.css';
import { canSendAgain, type InvitationRow } from './invitationModel.ts';
import type { RowAction } from './useRowActions.ts';

interface Props {
  row: InvitationRow;
  busy: boolean;
  onAction: (action: RowAction) => void;
}

/** Where focus finds the menu of a row. */
export const actionsId = (email: string): string => `actions-${email}`;

/** The row's menu, in words (I16). */
export function RowActions({ row, busy, onAction }: Props) {
  const translate = useTranslate();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const choose = (action: RowAction) => () => {
    setAnchor(null);
    onAction(action);
  };
  return (
    <>
      <button
        id={actionsId(row.email)}
        type="button"
        className={`hub-icon-button ${styles.dots}`}
        aria-label={translate('associates.row.actionsFor', { email: row.email })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) => {
          if (!busy) setAnchor(currentTarget);
        }}
      >
        <DotsGlyph />
      </button>
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
