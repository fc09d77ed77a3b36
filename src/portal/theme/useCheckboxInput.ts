import type { CheckboxProps } from '@mui/material/Checkbox';
import { useGetRecordRepresentation, useRecordContext, useTranslate } from 'ra-core';

/**
 * The attributes of the input in a checkbox. The name belongs on it, not on the span around it, where react-admin puts
 * that of a row. react-admin names each of them 'Select this row', which does not say which row: what the row's resource
 * declares as its representation is used instead. MUI calls it while it renders the checkbox, so it may be a hook.
 */
export function useCheckboxInput({ inputProps, 'aria-label': label }: CheckboxProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation();
  const row = label === translate('ra.action.select_row') && nameOf(record);
  return {
    ...inputProps,
    ...(label && { 'aria-label': row ? translate('form.selectRow', { name: row }) : label }),
  };
}
