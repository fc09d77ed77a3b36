import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-admin';
import { Outcomes } from './Outcomes.tsx';
import { useOneByOne } from './useOneByOne.ts';
import { useSelected } from './useSelected.ts';

interface Props<Row extends RaRecord> {
  /** The act's part of the catalogue, as `agencies.bulk`: `action`, `title`, `text`, `none`. */
  words: string;
  icon: ReactNode;
  nameOf: (row: Row) => string;
  /** Whether the act means something for a row; the others are left alone. */
  suits: (row: Row) => boolean;
  /** What is done to one row, with what was filled in. What it throws is told beside the row. */
  act: (row: Row, values: Record<string, string>) => Promise<unknown>;
  /** What the act needs to know, or what has to be looked at first. */
  children?: (rows: readonly Row[]) => ReactNode;
  /** Something has to be looked at first. */
  held?: (rows: readonly Row[]) => boolean;
}

/** Does one thing to all selected rows, after one question, one row after the other, and tells how each went. */
export function BulkAct<Row extends RaRecord>(props: Props<Row>) {
  const { words, icon, nameOf, suits, children, held } = props;
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { onUnselectItems, refetch } = useListContext<Row>();
  const rows = useSelected<Row>(open).filter(suits);
  const { outcomes, busy, start, forget } = useOneByOne(rows, nameOf, props.act);
  const word = (key: string) => translate(`staff.${words}.${key}`, { smart_count: rows.length });
  const close = () => {
    setOpen(false);
    if (outcomes.length === 0) return;
    forget();
    onUnselectItems();
    refetch();
  };
  const over = outcomes.length > 0 && !busy;
  return (
    <>
      <Button label={translate(`staff.${words}.action`)} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      <Dialog open={open} onClose={busy ? undefined : close} aria-labelledby={id} fullWidth>
        <Form onSubmit={(values: object) => start(values as Record<string, string>)}>
          <DialogTitle id={id}>{word('title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            {outcomes.length > 0 ? (
              <Outcomes outcomes={outcomes} total={rows.length} />
            ) : (
              <>
                <p>{word(rows.length > 0 ? 'text' : 'none')}</p>
                {rows.length > 0 ? children?.(rows) : null}
              </>
            )}
          </DialogContent>
          <DialogActions>
            <MuiButton variant="outlined" disabled={busy} onClick={close}>
              {translate(over ? 'ra.action.close' : 'common.cancel')}
            </MuiButton>
            {over ? null : (
              <MuiButton
                type="submit"
                variant="contained"
                disabled={busy || rows.length === 0 || held?.(rows)}
              >
                {translate(`staff.${words}.action`)}
              </MuiButton>
            )}
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
