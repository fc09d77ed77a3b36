import { limits } from '#contract/limits.ts';
import { lastClosedQuarter } from '#contract/quarters.ts';
import type { OpenQuarter } from '#contract/records.ts';
import type { ReportReading } from '#contract/reportReading.ts';
import { onStatus } from '../apiError.ts';
import type { Hub } from '../hub.ts';
import { isBackground, type ListParams, listResult } from './listResult.ts';

interface UploadOptions {
  quarter?: string | undefined;
  submission?: string;
  onProgress?: (share: number) => void;
}

/** The agency's quarterly reports. */
export const reports = ({ call, session }: Pick<Hub, 'call' | 'session'>) => ({
  /** 10 a page, newest first. */
  async getList(params: ListParams) {
    const { pagination, signal } = params;
    const answer = await call('reports', {
      query: { paging: `${pagination?.page ?? 1}-${limits.reportsPageSize}` },
      background: isBackground(params),
      signal,
    });
    const content = answer.content.map((row) => (row.id ? row : { ...row, withoutFile: true }));
    return listResult(
      { ...answer, content },
      limits.reportsPageSize,
      ({ id, filename, timestamp }) => String(id ?? `${filename} ${timestamp}`),
    );
  },

  /** The quarters that can be reported, the last first; none where the back end has no such call (specification §7). */
  async openQuarters({ signal }: { signal?: AbortSignal } = {}): Promise<OpenQuarter[]> {
    const none = onStatus([404], { content: [] });
    const answer = call('reportQuarters', { background: true, signal });
    return (await answer.catch(none)).content;
  },

  /** Reads a report without submitting it; undefined where the back end has no such call (specification §7). */
  async previewReport(
    file: File,
    { quarter, signal }: { quarter?: string | undefined; signal?: AbortSignal } = {},
  ): Promise<ReportReading | undefined> {
    const answer = call('previewReport', { file, fields: { quarter }, signal });
    return answer.catch(onStatus([404, 405], undefined));
  },

  /**
   * Uploads a quarterly report; where no quarter is chosen the back end knows which. `submission` is a key of the page's:
   * after an answer that was lost, the same file under the same key is the same report. `onProgress` hears 0 to 1.
   */
  async uploadReport(file: File, { onProgress, ...fields }: UploadOptions = {}) {
    const row = await call('uploadReport', { file, fields, onProgress });
    // The report of another quarter leaves the one that is due as it is.
    const deadline = session.profile()?.provider.quarterlyReportDeadline;
    const due = deadline && lastClosedQuarter(new Date(deadline)).name;
    await session.saved(
      !row.quarter || !due || row.quarter === due ? { quarterlyReportDue: false } : {},
    );
    return { ...row, filename: row.filename || file.name };
  },
});
