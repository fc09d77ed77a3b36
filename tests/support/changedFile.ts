import { vi } from 'vitest';

/** Plays a file that was changed on the disk: the browser reads nothing of it, or of any other, until mocks are restored. */
export function changeFiles(): void {
  vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
    this: FileReader,
  ) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
}
