import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext, useTranslate } from 'ra-core';

/** Selects the record around it on a phone, as the box of a row does in a table. */
export function SelectBox() {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const record = useRecordContext();
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
    />
  );
}
