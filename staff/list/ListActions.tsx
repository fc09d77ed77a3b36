import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ColumnsButton, ExportButton, FilterButton, TopToolbar } from 'react-admin';
import { staffBase } from '../../contract/staff/reach.ts';
import { useWide } from './useWide.ts';

/** The buttons of a list: saved queries and filters, columns, the file, and what else the list offers. */
export function ListActions({
  csv,
  children,
}: {
  csv?: boolean | undefined;
  children?: ReactNode;
}) {
  const wide = useWide();
  return (
    <TopToolbar>
      <FilterButton />
      {wide ? <ColumnsButton /> : null}
      {csv ? <CsvButton /> : null}
      {children}
    </TopToolbar>
  );
}

/** The rows that the filters let through, all of them, as the server's CSV file: there nothing runs in a spreadsheet. */
function CsvButton() {
  const translate = useTranslate();
  const { resource, filterValues } = useListContext();
  const download = () => {
    const filter = new URLSearchParams({ filter: JSON.stringify(filterValues ?? {}) });
    const link = document.createElement('a');
    link.href = `${staffBase}/${resource}/export?${filter}`;
    link.download = '';
    link.click();
  };
  // The rows come with the file: that there is one is all that the button has to know.
  return <ExportButton label={translate('staff.list.export')} maxResults={1} exporter={download} />;
}
