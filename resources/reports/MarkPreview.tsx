import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { DownloadIcon } from '../../components/portal/icons.ts';
import { Button } from '../../components/public/Button.tsx';
import { saveFile } from '../../components/saveFile.ts';
import type { HubDataProvider } from '../../providers/dataProvider.ts';

interface Props {
  file: File;
  quarter: string | undefined;
}

/** Downloads the marked copy of a report that is not uploaded yet. */
export function MarkPreview({ file, quarter }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<HubDataProvider>();
  const marking = useMutation({
    mutationFn: () => dataProvider.call('markPreview', { file, fields: { quarter } }),
    onSuccess: (copy) => saveFile(copy.filename, new Blob([bytesOf(copy.file)])),
  });
  return (
    <>
      <Button
        variant="quiet"
        icon={<DownloadIcon />}
        busy={marking.isPending}
        onClick={() => marking.mutate()}
      >
        {translate('reports.reading.marked')}
      </Button>
      {marking.error ? <CallAlert error={marking.error} /> : null}
    </>
  );
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
