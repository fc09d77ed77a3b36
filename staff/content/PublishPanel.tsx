import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ACKNOWLEDGED_CODE, type ContentRecord } from '../../contract/staff/content.ts';
import { Button } from '../../src/components/public/Button.tsx';
import { Card } from '../../src/components/public/Card.tsx';
import { Checkbox } from '../../src/components/public/Checkbox.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import { useConfirm } from '../list/useConfirm.tsx';
import styles from './content.module.css';
import { StateWord } from './StateWord.tsx';

export interface Schedule {
  publishFrom: string | null;
  publishUntil: string | null;
  major: boolean;
}

interface Props {
  page: ContentRecord;
  /** What is typed is not saved yet. */
  dirty: boolean;
  busy: boolean;
  /** Refusals beside the fields. */
  fields: Readonly<Record<string, string>>;
  /** Answers whether it was done. */
  onPublish: (schedule: Schedule) => Promise<boolean>;
  onOffline: () => void;
}

/** A time of the viewer's zone, as an input gives it, in UTC. */
const utc = (local: string) => (local ? new Date(local).toISOString() : null);

/** When the portal shows what is written: at once or by a schedule; and no longer. */
export function PublishPanel({ page, dirty, busy, fields, onPublish, onOffline }: Props) {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.content.publish.${key}`);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [major, setMajor] = useState(false);
  const { ask, dialog } = useConfirm();
  const publish = async () => {
    if (!(await onPublish({ publishFrom: utc(from), publishUntil: utc(until), major }))) return;
    setFrom('');
    setUntil('');
    setMajor(false);
  };
  const askMajor = () =>
    ask({
      title: word('majorTitle'),
      text: word('majorText'),
      confirm: word('now'),
      onConfirm: publish,
    });
  const askOffline = () =>
    ask({
      title: word('offlineTitle'),
      text: word('offlineText'),
      confirm: word('offline'),
      onConfirm: onOffline,
    });
  return (
    <Card title={word('title')} className={styles.panel}>
      <StateWord state={page.state} draft={page.draft} />
      <TextField
        type="datetime-local"
        label={word('from')}
        help={word('fromHelp')}
        errorWord={translate('common.error')}
        error={fields.publishFrom}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        type="datetime-local"
        label={word('until')}
        help={word('untilHelp')}
        errorWord={translate('common.error')}
        error={fields.publishUntil}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      {page.code === ACKNOWLEDGED_CODE ? (
        <Checkbox
          label={word('major')}
          help={word('majorHelp')}
          checked={major}
          onChange={(event) => setMajor(event.target.checked)}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button
          variant="accent"
          busy={busy}
          reason={dirty ? translate('staff.content.unsaved') : undefined}
          onClick={major ? askMajor : publish}
        >
          {word('now')}
        </Button>
        {page.state === 'OFFLINE' ? null : (
          <Button variant="quiet" busy={busy} onClick={askOffline}>
            {word('offline')}
          </Button>
        )}
      </div>
      {dialog}
    </Card>
  );
}
