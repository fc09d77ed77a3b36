import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { KeptError } from '#providers/apiError.ts';
import { keptText } from '#providers/i18n/keptTexts.ts';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useApiMutation } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useMay } from '../access/useMay.ts';
import { FileDownload } from '../layout/Download.tsx';
import { staffUrl } from '../provider/staffCall.ts';
import type { TextQuery } from './catalogue.ts';
import { TranslationDialog } from './TranslationDialog.tsx';

/** The texts of a language as a file for a translation office, out and back in. */
export function TranslationFile({ scope, locale }: Pick<TextQuery, 'scope' | 'locale'>) {
  const word = useWords('staff.mails.words.file');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState('');
  const check = useApiMutation(async (call, chosen: File) => {
    const text = await chosen.text().catch(() => {
      throw new KeptError(keptText('errors.fileChanged', { name: chosen.name }));
    });
    setFile(text);
    const body = { scope, locale, file: text, apply: false };
    return call('POST texts/translation', { body });
  });
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={FileDownload}
          variant="outlined"
          href={staffUrl('GET texts/translation', { query: { scope, locale } })}
        >
          {word('export')}
        </Button>
        {useMay('editTexts') ? (
          <Button
            variant="outlined"
            disabled={check.isPending}
            onClick={() => input.current?.click()}
          >
            {word('import')}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          accept=".po"
          hidden
          aria-label={word('import')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) check.mutate(chosen);
            target.value = '';
          }}
        />
      </Stack>
      {check.error ? <CallAlert error={check.error} title={word('failed')} /> : null}
      {check.data ? (
        <TranslationDialog
          answer={check.data}
          form={{ scope, locale, file }}
          onClose={() => check.reset()}
        />
      ) : null}
    </>
  );
}
