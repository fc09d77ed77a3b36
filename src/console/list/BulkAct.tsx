import MuiButton from '@mui/material/Button';
import {
  type RaRecord,
  useGetMany,
  useGetRecordRepresentation,
  useListContext,
  useTranslate,
} from 'ra-core';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-admin';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { useUnsavedChanges } from '#src/guest/kit/unsavedChanges.ts';
import { ResultList } from '#src/portal/list/ResultList.tsx';
import { type Outcomes, useEach } from '#src/portal/list/useEach.ts';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { FormDialog } from '../layout/FormDialog.tsx';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';
import type { TextsWith } from '../layout/textsWith.ts';

interface Props<Row extends RaRecord> {
  texts: TextsWith<'action' | 'title' | 'text' | 'none'>;
  icon: ReactNode;
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
 * Runs an action on all selected rows after one confirmation, one row after the other, and shows the result of each. What
 * was not done can be repeated, and stays selected.
 */
export function BulkAct<Row extends RaRecord>(props: Props<Row>) {
  const { texts, icon, appliesTo = () => true, act, children, isHeld } = props;
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { onSelect, refetch, selectedIds } = useListContext<Row>();
  useFocusAfterSelection(selectedIds.length > 0);
  const selected = useSelectedRows<Row>(open);
  const rows = selected.rows.filter(appliesTo);
  const skipped = selectedIds.length - rows.length;
  const { outcomes, run, isIdle, isPending, submittedAt, reset } = useEach({
    act: ([id], values: Record<string, string>) =>
      act(rows.find((row) => row.id === id) as Row, values),
  });
  const left = rows.filter(({ id }) => outcomes.get(id) !== null);
  // If the session ends meanwhile, the rest is done once the person has signed in again.
  useUnsavedChanges(isPending);
  const isOver = !isIdle && !isPending;
  const word = (key: string) => translate(`staff.${texts}.${key}`, { smart_count: rows.length });
  /**
   * Called once the dialog has closed, because it renders all rows again, and the press should be answered before
   * that.
   */
  const finish = () => {
    if (isIdle) return;
    reset();
    onSelect(left.map(({ id }) => id));
    refetch();
  };
  return (
    <>
      <Button label={word('action')} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      <FormDialog
        open={open}
        title={word('title')}
        close={isIdle ? undefined : translate('ra.action.close')}
        busy={isPending}
        sent={!isIdle}
        send={(values: Record<string, string>) =>
          run(
            left.map(({ id }) => id),
            values,
          )
        }
        onClose={() => setOpen(false)}
        onClosed={finish}
        actions={
          left.length > 0 || !isOver ? (
            <MuiButton
              type="submit"
              variant="contained"
              disabled={isPending || selected.isPending || left.length === 0 || isHeld?.(left)}
            >
              {isOver ? translate('common.retry') : word('action')}
            </MuiButton>
          ) : null
        }
      >
        {selected.error ? <CallAlert error={selected.error} /> : null}
        {isIdle && !selected.isPending ? (
          <>
            <p>{word(rows.length > 0 ? 'text' : 'none')}</p>
            {rows.length > 0 && skipped > 0 ? (
              <p>{translate('staff.bulk.skipped', { smart_count: skipped })}</p>
            ) : null}
          </>
        ) : null}
        {isIdle ? null : (
          <RowResults title={word('title')} rows={rows} outcomes={outcomes} isOver={isOver} />
        )}
        {left.length > 0 && !isPending ? (
          <Fragment key={submittedAt}>{children?.(left)}</Fragment>
        ) : null}
      </FormDialog>
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
function useSelectedRows<Row extends RaRecord>(isOpen: boolean) {
  const { resource, data = [], selectedIds } = useListContext<Row>();
  const ids = selectedIds.filter((id) => !data.some((row) => row.id === id));
  const isWanted = isOpen && ids.length > 0;
  const {
    data: others = [],
    isFetching,
    error,
  } = useGetMany<Row>(resource, { ids }, { enabled: isWanted });
  return {
    rows: [...data.filter(({ id }) => selectedIds.includes(id)), ...others.filter(Boolean)],
    /** Not known, or not yet. */
    isPending: isFetching || error !== null,
    error,
  };
}

interface ResultsProps {
  title: string;
  rows: readonly RaRecord[];
  outcomes: Outcomes;
  isOver: boolean;
}

function RowResults({ title, rows, outcomes, isOver }: ResultsProps) {
  const translate = useTranslate();
  const hub = useHub();
  const nameOf = useGetRecordRepresentation();
  const reached = rows.filter(({ id }) => isOver || outcomes.has(id));
  const done = rows.filter(({ id }) => outcomes.get(id) === null).length;
  return (
    <ResultList
      title={title}
      summary={[translate('staff.bulk.done', { done, total: rows.length })]}
      results={reached.map((row) => {
        const outcome = outcomes.get(row.id);
        const isDone = outcome === null;
        return {
          id: row.id,
          name: nameOf(row) || translate('staff.list.unnamed'),
          text: outcome ? wordsOf(outcome, hub) : translate(`staff.bulk.${isDone ? 'ok' : 'left'}`),
          isDone,
        };
      })}
    />
  );
}
