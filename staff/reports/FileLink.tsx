import { useTranslate } from 'ra-core';
import { staffBase } from '../../contract/staff/reach.ts';
import { FileDownload } from '../layout/Download.tsx';

/** The file of a report, to be downloaded. */
export function FileLink({ id, filename }: { id: string; filename: string }) {
  const translate = useTranslate();
  return (
    <FileDownload
      href={`${staffBase}/reports/${id}/file`}
      aria-label={translate('staff.reports.download', { name: filename })}
    >
      {filename}
    </FileDownload>
  );
}

/** The marked copy of a report, to be downloaded. */
export function MarkedCopyLink({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <FileDownload href={`${staffBase}/reports/${id}/marked`}>
      {translate('staff.reports.page.marked')}
    </FileDownload>
  );
}
