import type { GetOneParams, QueryFunctionContext } from 'ra-core';
import { limits } from '#contract/limits.ts';
import { lastClosedQuarter } from '#contract/quarters.ts';
import type { Hub } from '../hub.ts';
import { isBackground, type ListParams, listResult } from './listResult.ts';

interface UploadOptions {
  quarter?: string | undefined;
  submission?: string;
  onProgress?: (share: number) => void;
}

/** The agency's quarterly reports. */
export const reports = ({ call }: Pick<Hub, 'call'>) => ({
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

  /** A report, and what was read in it. */
  async getOne({ id, signal }: GetOneParams & Partial<QueryFunctionContext>) {
    return {
      data: { ...(await call('reportDetail', { params: { id: String(id) }, signal })), id },
    };
  },
});

/**
 * Uploads a quarterly report; where no quarter is chosen the back end knows which. `submission` is a key of the page's:
 * after an answer that was lost, the same file under the same key is the same report. `onProgress` hears 0 to 1.
 */
export async function uploadReport(
  { call, session }: Pick<Hub, 'call' | 'session'>,
  file: File,
  { onProgress, ...fields }: UploadOptions = {},
) {
  const row = await call('uploadReport', { file, fields, onProgress });
  // The report of another quarter leaves the one that is due as it is.
  const deadline = session.profile()?.provider.quarterlyReportDeadline;
  const due = deadline && lastClosedQuarter(new Date(deadline)).name;
  await session.saved(
    !row.quarter || !due || row.quarter === due ? { quarterlyReportDue: false } : {},
  );
  return { ...row, filename: row.filename || file.name };
}
