import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import type { TranslationAnswer } from '#contract/staff/mails.ts';
import { apiKey, useApiMutation } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import type { TextQuery } from './catalogue.ts';

interface Props {
  answer: TranslationAnswer;
  form: Pick<TextQuery, 'scope' | 'locale'> & { file: string };
  onClose: () => void;
}

/** The changes in a translation file, and what of it is refused and why; then it can be imported. */
export function TranslationDialog({ answer, form, onClose }: Props) {
  const word = useWords('staff.mails.words.file');
  const notify = useNotify();
  const queries = useQueryClient();
  const seen = answer.changed.map(({ key, before }) => ({ key, before }));
  const apply = useApiMutation(
    (call) => call('POST texts/translation', { body: { ...form, apply: true, seen } }),
    {
      onSuccess: async (done) => {
        await queries.invalidateQueries({ queryKey: apiKey('GET texts') });
        notify('staff.mails.words.file.done', {
          messageArgs: { smart_count: done.changed.length },
        });
        if (savedIn(done).length === 0) onClose();
      },
    },
  );
  const { changed, refused, unchanged, untranslated } = apply.data
    ? { ...apply.data, changed: [], refused: savedIn(apply.data) }
    : answer;
  return (
    <FormDialog
      open
      title={word('title')}
      maxWidth="md"
      busy={apply.isPending}
      send={() => apply.mutateAsync()}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          variant="contained"
          disabled={changed.length === 0 || apply.isPending}
        >
          {word('apply', { smart_count: changed.length })}
        </Button>
      }
    >
      <p>{word('counts', { unchanged, untranslated })}</p>
      <TextList title={word('changed', { n: changed.length })}>
        {changed.map(({ key, before, after }) => (
          <li key={key}>
            <code>{key}</code>
            <br />
            <del lang={form.locale}>{before}</del>
            <br />
            <ins lang={form.locale}>{after}</ins>
          </li>
        ))}
      </TextList>
      <TextList title={word('refused', { n: refused.length })}>
        {refused.map(({ key, text, reason }) => (
          <li key={key}>
            <code translate="no">{key}</code>
            <span>{` – ${word(`reason.${reason}`)}`}</span>
            <br />
            <span lang={form.locale}>{text}</span>
          </li>
        ))}
      </TextList>
    </FormDialog>
  );
}

/** What a colleague has saved since the check: it stays as it is. */
const savedIn = ({ refused }: TranslationAnswer) =>
  refused.filter(({ reason }) => reason === 'SAVED');

function TextList({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <ul>{children}</ul>
    </section>
  );
}
