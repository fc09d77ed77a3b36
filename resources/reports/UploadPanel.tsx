import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'ra-core';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { packMessage } from '#contract/messages.ts';
import { proposedQuarter } from '#contract/quarters.ts';
import type { Report } from '#contract/records.ts';
import { uploadRefusal } from '#contract/uploads.ts';
import { ApiError, isAnswerLost } from '#providers/apiError.ts';
import { isFileChanged } from '#providers/chosenFile.ts';
import { uploadReport } from '#providers/data/reports.ts';
import { useHub } from '#providers/HubContext.ts';
import { newId } from '#providers/ids.ts';
import { schemaResolver } from '#src/guest/kit/resolver.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { apiKey, useApiMutation, useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { FileProgress } from './FileProgress.tsx';
import { QuarterInput } from './QuarterInput.tsx';
import { ReportFileInput } from './ReportFileInput.tsx';
import { ReportPreview } from './ReportPreview.tsx';
import { reportList } from './reportList.ts';
import { SheetRead } from './SheetRead.tsx';
import { useChangedFile, useWhenFileChanged } from './useChangedFile.ts';

interface Values {
  /** The files that were chosen or dropped, however many. */
  files: File[];
}

const resolver = schemaResolver<Values, Values>(
  z.object({
    files: z.custom<File[]>().check(({ value, issues }) => {
      const refusal = uploadRefusal(value);
      if (!refusal) return;
      const message = packMessage(refusal.key, refusal.params);
      issues.push({ code: 'custom', input: value, message });
    }),
  }),
);

interface Props {
  /** Called after a report was accepted. */
  onUploaded: () => void;
}

/**
 * Uploads one report (specification §2, §5), and shows before what is in the chosen file (decision E4). A file that was
 * refused stays chosen, so that it can be sent again.
 */
export function UploadPanel({ onUploaded }: Props) {
  const word = useWords('reports.upload');
  const queryClient = useQueryClient();
  const { session } = useHub();
  const [progress, setProgress] = useState(0);
  const [uploaded, setUploaded] = useState<Report>();
  const [chosenQuarter, setChosenQuarter] = useState<string>();
  // Till a report is accepted: after an answer that was lost, the same file is the same report.
  const [submission, setSubmission] = useState(newId);
  // If the quarters can't be loaded, the back end decides which quarter an upload is for.
  const open = useApiQuery('reportQuarters', { background: true }, { nullOn: [404] });
  const quarters = open.data?.content ?? [];
  const quarter = chosenQuarter ?? proposedQuarter(quarters);
  const { mutate, data, variables, error, isPending, reset } = useApiMutation(
    (call, file: File) =>
      uploadReport({ call, session }, file, { quarter, submission, onProgress: setProgress }),
    {
      onMutate: () => setProgress(0),
      onSuccess(report) {
        setUploaded(report);
        setChosenQuarter(undefined);
        setSubmission(newId());
        onUploaded();
        const changed = [[reportList.resource], apiKey('reportQuarters')];
        return Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      },
    },
  );
  // The preview would be refused for the same reason.
  const isRefused = error instanceof ApiError && error.status === 400;

  return (
    <Form<Values>
      // An accepted report clears the form.
      record={uploaded}
      defaultValues={{ files: [] }}
      resolver={resolver}
      mode="onChange"
      onSubmit={({ files: [file] = [] }: Partial<Values>) => {
        if (file) mutate(file);
      }}
      noValidate
      disableInvalidFormNotification
    >
      <Stack spacing={2}>
        <ReportFileInput source="files" locked={isPending} onChange={reset} />
        <ChangedFile error={error} />
        <QuarterInput
          quarters={quarters}
          value={quarter}
          onChange={setChosenQuarter}
          locked={isPending}
        />
        {error && !isFileChanged(error) ? (
          <CallAlert title={word('errorTitle')} error={error}>
            {isAnswerLost(error) ? <p>{word('unknown', { submit: word('submit') })}</p> : null}
          </CallAlert>
        ) : null}
        {data ? (
          <Alert severity="success">
            <p>
              <TextWithValues
                text={word(data.beingChecked ? 'doneToCheck' : 'done', { name: data.filename })}
                values={[data.filename]}
              />
            </p>
            <SheetRead sheet={data.sheet} />
          </Alert>
        ) : null}
        {isPending ? (
          // When all of it is sent: how long the server reads is not known.
          <FileProgress text={word('progress', { name: variables.name })} done={progress} />
        ) : null}
        <div>
          <HeldButton type="submit" busy={isPending}>
            {word('submit')}
          </HeldButton>
        </div>
        {/* Below the button: whatever was found, nobody has to scroll to it. */}
        {open.isLoading || isRefused ? null : <ChosenFile quarter={quarter} />}
      </Stack>
    </Form>
  );
}

/** Says at the input if the chosen file was changed: once the window has the focus again, or after a call that failed. */
function ChangedFile({ error }: { error: Error | null }) {
  const { look } = useChangedFile();
  useEffect(() => {
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [look]);
  useWhenFileChanged(error, look);
  return null;
}

/** What is in the chosen file, if it can be uploaded. */
function ChosenFile({ quarter }: { quarter: string | undefined }) {
  const files: File[] = useWatch({ name: 'files' });
  const [file] = files;
  const { isChanged, look } = useChangedFile();
  if (!file || uploadRefusal(files)) return null;
  return <ReportPreview file={file} quarter={quarter} isChanged={isChanged} onUnreadable={look} />;
}
