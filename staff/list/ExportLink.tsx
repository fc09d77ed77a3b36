import { useListContext, useTranslate } from 'ra-core';
import { staffBase } from '../../contract/staff/paging.ts';
import { DownloadGlyph } from '../../src/components/portal/glyphs.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';

/** The rows that the filters let through, all of them, as a CSV file. */
export function ExportLink({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const filter = new URLSearchParams({ filter: JSON.stringify(filterValues ?? {}) });
  return (
    <LinkButton
      variant="quiet"
      href={`${staffBase}/${resource}/export?${filter}`}
      download
      icon={<DownloadGlyph />}
    >
      {translate('staff.list.export')}
    </LinkButton>
  );
}
