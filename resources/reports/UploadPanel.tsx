import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { Message, MessageParams } from '../../contract/messages.ts';
import { uploadRefusal } from '../../contract/uploads.ts';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { sizesInWords } from '../../providers/i18n/numbers.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { FilePicker } from './FilePicker.tsx';
import { reports } from './resource.ts';
import styles from './UploadPanel.module.css';
import { UploadProgress } from './UploadProgress.tsx';

/** The sizes of a refusal in the form of the language. */
const inWords = ({ sizes, ...params }: MessageParams = {}) =>
  sizes === undefined ? params : { ...params, sizes: sizesInWords(String(sizes)) };

interface Props {
  /** After a report was accepted. */
  onUploaded: () => void;
}

/** Uploads one report (§2, §5, E2, E3). A file that was refused stays chosen, so that it can be sent again. */
export function UploadPanel({ onUploaded }: Props) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<HubDataProvider>();
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<Message>();
  const [share, setShare] = useState(0);

  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (report: File) => dataProvider.uploadReport(report, setShare),
    onSuccess() {
      setFile(undefined);
      onUploaded();
      return queryClient.invalidateQueries({ queryKey: [reports.name] });
    },
  });

  const choose = (files: readonly File[]) => {
    const refusal = files.length > 0 ? uploadRefusal(files) : undefined;
    reset();
    setRefused(refusal);
    setFile(refusal ? undefined : files[0]);
  };
  const upload = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    reset();
    setShare(0);
    if (file) mutate(file);
    else setRefused((known) => known ?? uploadRefusal([]));
  };
  const word = (key: string, params?: object) => translate(`reports.upload.${key}`, params);

  return (
    <form className={styles.panel} onSubmit={upload} noValidate>
      <FilePicker
        file={file}
        locked={isPending}
        error={refused && translate(refused.key, inWords(refused.params))}
        onChoose={choose}
      />
      {error ? <CallAlert title={word('errorTitle')} error={error} /> : null}
      {data ? (
        <Alert severity="done">
          {word(data.beingChecked ? 'doneToCheck' : 'done', { name: data.filename })}
        </Alert>
      ) : null}
      {isPending && file ? (
        <UploadProgress label={word('progress', { name: file.name })} share={share} />
      ) : null}
      <div>
        <Button type="submit" busy={isPending}>
          {word('submit')}
        </Button>
      </div>
    </form>
  );
}
