import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ContentRecord, ContentVersion } from '#contract/staff/content.ts';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { contentPageWords } from '#words/en/staffContentPage.ts';
import { useMay } from '../access/useMay.ts';
import { timeText } from '../fields/timeText.ts';
import { Section } from '../layout/Section.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';
import { useAct } from '../provider/useAct.ts';
import { PagePreview } from './latePreview.ts';
import { StateWord } from './StateWord.tsx';

interface Props {
  page: ContentRecord;
  /** The form has unsaved changes. */
  dirty: boolean;
  onRestored: () => void;
}

/** The versions of a page, the latest first. Each can be viewed and restored as the draft. */
export const Versions = withMoreWords(function Versions({ page, dirty, onRestored }: Props) {
  const { id, language, revision, draft, versions } = page;
  const translate = useTranslate();
  const word = useWords('staff.content.versions');
  const { ask, dialog } = useConfirm();
  const writes = useMay('editContent');
  const { mutate, error, isPending } = useAct<'POST content/:id/restore'>(id, language);
  const [shown, setShown] = useState<number>();
  const restore = async (number: number) => {
    const question = {
      title: word('restoreTitle', { number }),
      text: word('restoreText'),
      confirm: word('restore', { number }),
    };
    if ((draft || dirty) && !(await ask(question))) return;
    const body = { revision, language, number };
    mutate(
      { call: 'POST content/:id/restore', body, done: 'staff.content.restored' },
      { onSuccess: onRestored },
    );
  };
  return (
    <Section title={word('title')}>
      {error ? <CallAlert error={error} title={translate('staff.content.failed')} /> : null}
      <Stack component="ol" sx={{ gap: 2 }}>
        {versions.map((version, index) => (
          <li key={version.number}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              <strong>{word('number', { number: version.number })}</strong>
              <StateWord state={version.state} />
            </Stack>
            <Typography variant="caption">
              <VersionFacts version={version} />
            </Typography>
            <Button size="small" onClick={() => setShown(version.number)}>
              {word('show', { number: version.number })}
            </Button>
            {index === 0 || !writes ? null : (
              <Button size="small" disabled={isPending} onClick={() => restore(version.number)}>
                {word('restore', { number: version.number })}
              </Button>
            )}
          </li>
        ))}
      </Stack>
      {dialog}
      {shown === undefined ? null : (
        <EarlierVersion page={page} number={shown} onClose={() => setShown(undefined)} />
      )}
    </Section>
  );
}, contentPageWords);

/** When and by whom a version was saved, and when it is shown. */
function VersionFacts({ version }: { version: ContentVersion }) {
  const { savedAt, author, publishFrom, publishUntil, major } = version;
  const word = useWords('staff.content.versions');
  return [
    timeText(savedAt),
    author ? word('author', { name: author }) : word('system'),
    publishFrom && word('from', { time: timeText(publishFrom) }),
    publishUntil && word('until', { time: timeText(publishUntil) }),
    major && word('major'),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface EarlierVersionProps {
  page: Pick<ContentRecord, 'id' | 'code' | 'language'>;
  number: number;
  onClose: () => void;
}

/** A version as the portal would show it. The form below keeps its unsaved changes. */
function EarlierVersion({ page, number, onClose }: EarlierVersionProps) {
  const { id, code, language } = page;
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.content.versions.${key}`, { number });
  const { data, error } = useApiQuery('GET content/:id/versions/:number', {
    params: { id, number: String(number) },
    query: { language },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{word('showing')}</DialogTitle>
      <DialogContent>
        {error ? <CallAlert error={error} /> : null}
        {data ? <PagePreview code={code} page={{ ...data, language }} /> : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {word('back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
