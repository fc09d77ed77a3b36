import MuiButton from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { ContentVersionText } from '../../contract/staff/content.ts';
import { Alert } from '../../src/components/public/Alert.tsx';
import { PagePreview } from './PagePreview.tsx';

interface Props {
  code: string;
  version: ContentVersionText;
  onBack: () => void;
}

/** What a page said before, as the portal would show it, in the place of what is written now. */
export function EarlierVersion({ code, version, onBack }: Props) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.content.versions.${key}`, params);
  const notice = useRef<HTMLDivElement>(null);
  // What was pressed may stand far below.
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <div ref={notice} tabIndex={-1}>
        <Alert severity="info">{word('showing', { number: version.number })}</Alert>
      </div>
      <PagePreview code={code} draft={version} />
      <div>
        <MuiButton variant="outlined" onClick={onBack}>
          {word('back')}
        </MuiButton>
      </div>
    </>
  );
}
