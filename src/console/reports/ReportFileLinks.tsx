import { useTranslate } from 'ra-core';
import { FileDownload } from '../layout/Download.tsx';
import { staffUrl } from '../provider/staffCall.ts';

/** The file of a report, to be downloaded. */
export function ReportFileLink({ id, filename }: { id: string; filename: string }) {
  const translate = useTranslate();
  return (
    <FileDownload
      href={staffUrl('GET reports/:id/file', { params: { id } })}
      aria-label={translate('staff.reports.download', { name: filename })}
      translate="no"
    >
      {filename}
    </FileDownload>
  );
}

/** The marked copy of a report, to be downloaded. */
export function MarkedCopyLink({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <FileDownload href={staffUrl('GET reports/:id/marked', { params: { id } })}>
      {translate('staff.reports.page.marked')}
    </FileDownload>
  );
}
