import { ApiError } from './apiError.ts';

/** Whether a call failed because its file could not be read any more. */
export const isFileChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'FILE_CHANGED';

/** Whether a chosen file can still be read: no longer, once it was changed, moved or deleted on the disk. */
export const isReadable = (file: Blob): Promise<boolean> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

/** Returns the file of an upload that can't be read any more, for which the browser sends nothing. */
export async function changedFileIn(form: FormData): Promise<File | undefined> {
  for (const value of form.values()) {
    if (value instanceof File && !(await isReadable(value))) return value;
  }
  return undefined;
}
