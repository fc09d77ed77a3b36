import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { DownloadGlyph } from '../../components/portal/glyphs.tsx';
import { Button } from '../../components/public/Button.tsx';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { saveFile } from './saveFile.ts';

interface Props {
  file: File;
  quarter: string | undefined;
}

/** Downloads the marked copy of a report that is not uploaded yet. */
export function MarkPreview({ file, quarter }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<HubDataProvider>();
  const marking = useMutation({
    mutationFn: () =>
      dataProvider.call('markPreview', { file, fields: quarter ? { quarter } : {} }),
    onSuccess: (copy) => saveFile(copy.filename, copy.file),
  });
  return (
    <>
      <Button
        variant="quiet"
        icon={<DownloadGlyph />}
        busy={marking.isPending}
        onClick={() => marking.mutate()}
      >
        {translate('reports.reading.marked')}
      </Button>
      {marking.error ? <CallAlert error={marking.error} /> : null}
    </>
  );
}
