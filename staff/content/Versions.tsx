import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ContentVersion } from '../../contract/staff/content.ts';
import { timeText } from '../fields/timeText.ts';
import { Part } from '../layout/Part.tsx';
import { useConfirm } from '../layout/useConfirm.tsx';
import { StateWord } from './StateWord.tsx';

interface Props {
  versions: readonly ContentVersion[];
  /** There are words that a restored version would take the place of. */
  replaces: boolean;
  onShow: (number: number) => void;
  onRestore: (number: number) => void;
}

/** What the page said and when; any of it can be looked at and made the draft again. */
export function Versions({ versions, replaces, onShow, onRestore }: Props) {
  const translate = useTranslate();
  const { ask, dialog } = useConfirm();
  const word = (key: string, params?: object) => translate(`staff.content.versions.${key}`, params);
  const restore = async (number: number) => {
    const question = {
      title: word('restoreTitle', { number }),
      text: word('restoreText'),
      confirm: word('restore', { number }),
    };
    if (!replaces || (await ask(question))) onRestore(number);
  };
  return (
    <Part title={word('title')}>
      <Stack component="ol" sx={{ gap: 2, padding: 0, listStyle: 'none' }}>
        {versions.map((version, index) => (
          <li key={version.number}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              <strong>{word('number', { number: version.number })}</strong>
              <StateWord state={version.state} />
            </Stack>
            <Typography variant="caption" color="text.secondary" component="p">
              <About version={version} />
            </Typography>
            <MuiButton size="small" onClick={() => onShow(version.number)}>
              {word('show', { number: version.number })}
            </MuiButton>
            {index === 0 ? null : (
              <MuiButton size="small" onClick={() => restore(version.number)}>
                {word('restore', { number: version.number })}
              </MuiButton>
            )}
          </li>
        ))}
      </Stack>
      {dialog}
    </Part>
  );
}

/** When a version was saved by whom, and when it is shown. */
function About({ version }: { version: ContentVersion }) {
  const { savedAt, author, publishFrom, publishUntil, major } = version;
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.content.versions.${key}`, params);
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
