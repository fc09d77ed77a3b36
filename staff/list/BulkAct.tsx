import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import {
  Form,
  type Identifier,
  type RaRecord,
  useGetMany,
  useListContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-admin';
import { useSingleMutation } from '../../components/useSingleMutation.ts';
import { ApiError } from '../../providers/apiError.ts';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';

interface Props<Row extends RaRecord> {
  /** The prefix of the action's texts below `staff`, as `agencies.bulk`: `action`, `title`, `text`, `none`. */
  texts: string;
  icon: ReactNode;
  nameOf: (row: Row) => string;
  /** Whether the action applies to a row; others are skipped. Default: all. */
  appliesTo?: (row: Row) => boolean;
  /** Runs the action on one row, with the values of the inputs. An error is shown at the row. */
  act: (row: Row, values: Record<string, string>) => Promise<unknown>;
  /** Inputs, or what staff have to read before they confirm. */
  children?: (rows: readonly Row[]) => ReactNode;
  /** Whether the action can't be confirmed yet. */
  isHeld?: (rows: readonly Row[]) => boolean;
}

/**
 * Runs an action on all selected rows after one confirmation, one row after the other, and shows the result of each.
 */
export function BulkAct<Row extends RaRecord>(props: Props<Row>) {
  const { texts, icon, nameOf, appliesTo = () => true, act, children, isHeld } = props;
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [results, setResults] = useState<readonly Result[]>([]);
  const { onUnselectItems, refetch, selectedIds } = useListContext<Row>();
  useFocusAfterSelection(selectedIds.length > 0);
  const rows = useSelectedRows<Row>(open).filter(appliesTo);
  const run = useSingleMutation({
    mutationFn: async (values: Record<string, string>) => {
      // An error of one row does not stop the others.
      for (const row of rows) {
        const refusal = await refusalOf(act(row, values));
        setResults((before) => [...before, { id: row.id, name: nameOf(row), refusal }]);
      }
    },
  });
  const text = (key: string) => translate(`staff.${texts}.${key}`, { smart_count: rows.length });
  const close = () => setOpen(false);
  /**
   * Called once the dialog has closed, because it renders all rows again, and the press should be answered before
   * that.
   */
  const finish = () => {
    if (run.isIdle) return;
    run.reset();
    setResults([]);
    onUnselectItems();
    refetch();
  };
  const isOver = run.isSuccess || run.isError;
  return (
    <>
      <Button label={text('action')} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      <Dialog
        open={open}
        onClose={run.isPending ? undefined : close}
        fullWidth
        slotProps={{ transition: { onExited: finish } }}
      >
        <Form onSubmit={(values: object) => run.mutateAsync(values as Record<string, string>)}>
          <DialogTitle>{text('title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            {run.isIdle ? (
              <>
                <p>{text(rows.length > 0 ? 'text' : 'none')}</p>
                {rows.length > 0 ? children?.(rows) : null}
              </>
            ) : (
              <Results results={results} total={rows.length} />
            )}
          </DialogContent>
          <DialogActions>
            <MuiButton variant="outlined" disabled={run.isPending} onClick={close}>
              {translate(isOver ? 'ra.action.close' : 'common.cancel')}
            </MuiButton>
            {isOver ? null : (
              <MuiButton
                type="submit"
                variant="contained"
                disabled={run.isPending || rows.length === 0 || isHeld?.(rows)}
              >
                {text('action')}
              </MuiButton>
            )}
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}

/** Without selected rows the buttons are hidden, with the one that was pressed. */
function useFocusAfterSelection(isSelecting: boolean): void {
  const wasSelecting = useRef(false);
  useEffect(() => {
    if (wasSelecting.current && !isSelecting) focusTitleIfLost();
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
}

/** The selected rows, including those of other pages: they are loaded when the action is opened. */
function useSelectedRows<Row extends RaRecord>(isOpen: boolean): Row[] {
  const { resource, data = [], selectedIds } = useListContext<Row>();
  const ids = selectedIds.filter((id) => !data.some((row) => row.id === id));
  const isWanted = isOpen && ids.length > 0;
  const { data: others = [] } = useGetMany<Row>(resource, { ids }, { enabled: isWanted });
  return [...data.filter(({ id }) => selectedIds.includes(id)), ...others.filter(Boolean)];
}

/** The result of an action on one row. */
interface Result {
  id: Identifier;
  name: string;
  /** Why it was refused; undefined: done. */
  refusal: string | undefined;
}

async function refusalOf(act: Promise<unknown>): Promise<string | undefined> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Object.values(error.fields)[0] ?? error.message;
  }
}

function Results({ results, total }: { results: readonly Result[]; total: number }) {
  const translate = useTranslate();
  const done = results.filter(({ refusal }) => refusal === undefined).length;
  return (
    <>
      <p role="status">{translate('staff.bulk.done', { done, total })}</p>
      <List dense>
        {results.map(({ id, name, refusal }) => (
          <ListItem key={id} disableGutters>
            <ListItemIcon>
              {refusal === undefined ? <DoneIcon color="success" /> : <RefusedIcon color="error" />}
            </ListItemIcon>
            <ListItemText primary={name} secondary={refusal ?? translate('staff.bulk.ok')} />
          </ListItem>
        ))}
      </List>
    </>
  );
}
