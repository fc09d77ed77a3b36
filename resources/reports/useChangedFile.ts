import { useCallback, useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { isFileChanged, isReadable } from '#providers/chosenFile.ts';
import { keptText } from '#providers/i18n/keptTexts.ts';

const CHANGED = 'changed';

/**
 * Whether the chosen file was changed on the disk since it was chosen, as its input says then, and `look`, which looks
 * whether it was. The browser sends no byte of such a file.
 */
export function useChangedFile(): { isChanged: boolean; look: () => Promise<void> } {
  const { setError, getValues } = useFormContext<{ files: File[] }>();
  const { errors } = useFormState<{ files: File[] }>();
  const look = useCallback(async () => {
    const [file] = getValues('files');
    if (!file || (await isReadable(file)) || getValues('files')[0] !== file) return;
    setError('files', {
      type: CHANGED,
      message: keptText('errors.fileChanged', { name: file.name }),
    });
  }, [getValues, setError]);
  return { isChanged: errors.files?.type === CHANGED, look };
}

/** Calls `look` for a call that failed since its file was changed. */
export function useWhenFileChanged(error: Error | null, look: () => void): void {
  useEffect(() => {
    if (isFileChanged(error)) look();
  }, [error, look]);
}
