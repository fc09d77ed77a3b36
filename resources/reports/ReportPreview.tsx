import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { ApiError } from '#providers/apiError.ts';
import { isFileChanged } from '#providers/chosenFile.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { saveFile } from '#src/portal/ui/saveFile.ts';
import { useApiMutation, useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { FileProgress } from './FileProgress.tsx';
import { ReadingResult } from './ReadingResult.tsx';
import { useWhenFileChanged } from './useChangedFile.ts';

interface Props {
  file: File;
  /** The quarter it is for; undefined where the back end names none. */
  quarter: string | undefined;
  /** Called if the file can't be read any more. */
  onUnreadable: () => void;
}

/**
 * The content of a chosen file before it is uploaded. The server stores nothing of it; choosing another file cancels
 * the reading.
 */
export function ReportPreview({
  file,
  quarter,
  isChanged,
  onUnreadable,
}: Props & { isChanged: boolean }) {
  const translate = useTranslate();
  const word = useWords('reports.reading');
  const title = useId();
  const { data, error, isPending } = useApiQuery(
    'previewReport',
    { file, fields: { quarter } },
    // Another back end may not have it. The file on the disk may have changed under the same name.
    { nullOn: [404, 405], gcTime: 0, retry: false },
  );
  useWhenFileChanged(error, onUnreadable);
  if (isPending) {
    return <FileProgress text={word('running', { name: file.name })} />;
  }
  // An upload would be refused for the same reason.
  if (error instanceof ApiError && error.status === 400) {
    return <CallAlert title={translate('reports.upload.errorTitle')} error={error} />;
  }
  if (isFileChanged(error)) return null;
  if (error) return <Alert severity="info">{word('failed')}</Alert>;
  if (!data) return null;
  return (
    <section aria-labelledby={title}>
      <Typography variant="h5" component="h2" id={title}>
        {word('title')}
      </Typography>
      {isChanged ? <Alert severity="warning">{word('stale')}</Alert> : null}
      <ReadingResult
        reading={data}
        help={word('findingsHelp')}
        unreadHelp={word('asItIs')}
        markedCopy={<MarkedCopy file={file} quarter={quarter} onUnreadable={onUnreadable} />}
      />
    </section>
  );
}

/** Downloads the marked copy of a report that is not uploaded yet. */
function MarkedCopy({ file, quarter, onUnreadable }: Props) {
  const translate = useTranslate();
  const marking = useApiMutation((call) => call('markPreview', { file, fields: { quarter } }), {
    onSuccess: (copy) => saveFile(copy.filename, new Blob([bytesOf(copy.file)])),
  });
  useWhenFileChanged(marking.error, onUnreadable);
  return (
    <>
      <HeldButton
        variant="outlined"
        startIcon={<DownloadIcon fontSize="small" />}
        busy={marking.isPending}
        onClick={() => marking.mutate()}
      >
        {translate('reports.reading.marked')}
      </HeldButton>
      {marking.error && !isFileChanged(marking.error) ? <CallAlert error={marking.error} /> : null}
    </>
  );
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
