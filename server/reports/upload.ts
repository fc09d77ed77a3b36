import { limits } from '../../contract/limits.ts';
import { uploadRefusal } from '../../contract/uploads.ts';
import { safeFilename } from '../../workbooks/writing/filename.ts';
import { InvalidInput } from '../core/errors.ts';

/** A part of a form: a file, or a field of another kind. */
export type Part =
  | { type: 'file'; fieldname: string; filename: string; file: AsyncIterable<Buffer> }
  | { type: 'field'; fieldname: string; value: unknown };

export interface Upload {
  filename: string;
  file: Buffer;
  /** As the form names it, where it does. */
  quarter: string | undefined;
  /** The page's key of this submission, where it has one. */
  key: string | undefined;
}

/**
 * Returns the one workbook in the parts of a multipart body. Keeps at most one file of the allowed size in memory; more
 * bytes are only counted, because the error text states the size, and from 8 MB on not read.
 * @param form the name of the file's field, and how many bytes are announced; NaN if none are
 * @param admit counts the upload against the limit before the costly check of its content; may throw
 * @throws InvalidInput for no file, several files, a file that is too large, or one that is not a workbook
 */
export async function receiveReport(
  parts: AsyncIterable<Part>,
  { field, length }: { field: string; length: number },
  admit: (upload: Upload) => Promise<void>,
): Promise<Upload> {
  if (length > limits.uploadReadBytes) refuse([{ name: '', size: length }]);
  const files: Received[] = [];
  const fields = new Map<string, string>();
  let total = 0;
  try {
    for await (const part of parts) {
      if (part.type !== 'file') {
        if (part.value !== '') fields.set(part.fieldname, String(part.value));
        continue;
      }
      const received = await receive(part.filename, part.file, files.length === 0);
      total += received.size;
      // A form that is sent without a chosen file contains a file without name and content.
      const isEmpty = received.name === '' && received.size === 0;
      if (part.fieldname === field && !isEmpty) files.push(received);
      if (total > limits.uploadReadBytes) break;
    }
  } catch {
    throw new InvalidInput('error.badRequest');
  }
  refuse(files);
  const [{ name, bytes } = { name: '', bytes: [] }] = files;
  const upload = {
    filename: safeFilename(name),
    file: Buffer.concat(bytes),
    quarter: fields.get('quarter'),
    key: fields.get('submission'),
  };
  await admit(upload);
  const { workbookRefusal } = await import('../../workbooks/refusal.ts');
  const notWorkbook = await workbookRefusal(upload.filename, upload.file);
  if (notWorkbook) throw new InvalidInput(notWorkbook.key);
  return upload;
}

/** @throws InvalidInput if files with these names and sizes can't be uploaded */
function refuse(files: readonly { name: string; size: number }[]): void {
  const refused = uploadRefusal(files);
  if (refused) throw new InvalidInput(refused.key, refused.params);
}

interface Received {
  name: string;
  size: number;
  /** Empty if the file is not wanted or too large. */
  bytes: Buffer[];
}

async function receive(
  name: string | undefined,
  file: AsyncIterable<Buffer>,
  wanted: boolean,
): Promise<Received> {
  let [size, bytes]: [number, Buffer[]] = [0, []];
  for await (const chunk of file) {
    size += chunk.length;
    if (wanted && size <= limits.uploadBytes) bytes.push(chunk);
    else bytes = [];
    if (size > limits.uploadReadBytes) break;
  }
  return { name: name ?? '', size, bytes };
}
