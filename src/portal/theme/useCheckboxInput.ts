import type { CheckboxProps } from '@mui/material/Checkbox';
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { createContext, use } from 'react';

/** What a row of the list around is known by. */
export const RowName = createContext<(row: RaRecord) => string | undefined>(
  ({ name, email }) => name ?? email ?? undefined,
);

/**
 * The attributes of the input in a checkbox. The name belongs on it, not on the span around it, where react-admin puts
 * that of a row. react-admin names each of them 'Select this row', which does not say which row: the row's own name is used
 * instead. MUI calls it while it renders the checkbox, so it may be a hook.
 */
export function useCheckboxInput({ inputProps, 'aria-label': label }: CheckboxProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const nameOf = use(RowName);
  const row = label === translate('ra.action.select_row') && record && nameOf(record);
  return {
    ...inputProps,
    ...(label && { 'aria-label': row ? translate('form.selectRow', { name: row }) : label }),
  };
}
