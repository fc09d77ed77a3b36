import { useTranslate } from 'ra-core';
import type { ContentVersion } from '../../contract/staff/content.ts';
import { Button } from '../../src/components/public/Button.tsx';
import { Card } from '../../src/components/public/Card.tsx';
import { timeText } from '../list/timeText.ts';
import { useConfirm } from '../list/useConfirm.tsx';
import styles from './content.module.css';
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
  const restore = (number: number) =>
    replaces
      ? ask({
          title: word('restoreTitle', { number }),
          text: word('restoreText'),
          confirm: word('restore', { number }),
          onConfirm: () => onRestore(number),
        })
      : onRestore(number);
  return (
    <Card title={word('title')} className={styles.panel}>
      <ol className={styles.versions}>
        {versions.map(
          ({ number, state, publishFrom, publishUntil, author, savedAt, major }, index) => (
            <li key={number}>
              <p className={styles.versionHead}>
                <strong>{word('number', { number })}</strong>
                <StateWord state={state} />
              </p>
              <p className={styles.quiet}>
                {[
                  timeText(savedAt),
                  author ? word('author', { name: author }) : word('system'),
                  publishFrom && word('from', { time: timeText(publishFrom) }),
                  publishUntil && word('until', { time: timeText(publishUntil) }),
                  major && word('major'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <div className={styles.buttons}>
                <Button variant="plain" onClick={() => onShow(number)}>
                  {word('show', { number })}
                </Button>
                {index === 0 ? null : (
                  <Button variant="plain" onClick={() => restore(number)}>
                    {word('restore', { number })}
                  </Button>
                )}
              </div>
            </li>
          ),
        )}
      </ol>
      {dialog}
    </Card>
  );
}
