import { cleanLine } from './characters.ts';
import { limits } from './limits.ts';
import type { Message, MessageKey } from './messages.ts';

/** The file extensions of reports (specification §5). */
export const reportEndings = ['.xls', '.xlsx'] as const;

export const workbookTypes = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Returns a size in bytes as '1.25MB', base 1024 (specification §9, decision I13). */
export const megabytes = (bytes: number): string => `${(bytes / (1024 * 1024)).toFixed(2)}MB`;

/**
 * Returns why files can't be uploaded as a report, by their names and sizes in bytes; undefined if they can
 * (specification §5, decisions E2, E3, I13). workbooks/ checks their contents.
 */
export function uploadRefusal(
  files: readonly { name: string; size: number }[],
): Message | undefined {
  if (files.length === 0) return { key: 'upload.missing' };
  const large = files.filter(({ size }) => size > limits.uploadBytes);
  if (large.length > 0) {
    const sizes = large.map(({ size }) => megabytes(size)).join(', ');
    return { key: 'upload.tooLarge', params: { sizes } };
  }
  if (files.length > 1) return { key: 'upload.single' };
  const [ending] = /\.[^.]*$/.exec(cleanLine(files[0]?.name ?? '').toLowerCase()) ?? [];
  if (reportEndings.some((allowed) => allowed === ending)) return undefined;
  return { key: otherEndings.get(ending) ?? 'upload.wrongType' };
}

/** What other endings say of a file. */
const otherEndings = new Map<string | undefined, MessageKey>([
  ...['.xlsm', '.xltm', '.xlam', '.xla'].map((ending) => [ending, 'upload.macros'] as const),
  ...['.csv', '.tsv', '.txt', '.htm', '.html', '.mht', '.mhtml', '.xml'].map(
    (ending) => [ending, 'upload.text'] as const,
  ),
]);
