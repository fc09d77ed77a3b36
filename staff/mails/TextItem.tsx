import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { placeholdersOf, type TextsAnswer } from '../../contract/staff/mails.ts';
import { ApiError } from '../../providers/apiError.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { Field } from '../../src/components/public/Field.tsx';
import { timeText } from '../list/timeText.ts';
import { staffCall } from '../provider/dataProvider.ts';
import type { TextEntry, Wish } from './catalogue.ts';
import styles from './mails.module.css';

interface Props {
  entry: TextEntry;
  place: Pick<Wish, 'scope' | 'locale'>;
  /** What is typed; undefined: it is not being changed. */
  draft: string | undefined;
  onDraft: (text: string | undefined) => void;
  onSaved: (answer: TextsAnswer) => void;
}

/** A text: its key, what the product says, what the programme says; changed in place. */
export function TextItem(props: Props) {
  const { entry, place, draft, onDraft, onSaved } = props;
  const { key, original, own } = entry;
  const translate = useTranslate();
  const word = (name: string, params?: object) => translate(`staff.mails.words.${name}`, params);
  const [error, setError] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const editing = draft !== undefined;
  const opened = useRef(false);
  useEffect(() => {
    if (editing) box.current?.focus();
    else if (opened.current) opener.current?.focus();
    opened.current = editing;
  }, [editing]);

  const save = async (text: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const { scope, locale } = place;
      onSaved(await staffCall('PUT', 'texts', { scope, locale, key, original, text }));
      onDraft(undefined);
    } catch (reason) {
      setError(reason as Error);
    }
    setBusy(false);
  };
  const refused = error instanceof ApiError && error.fields.text !== undefined;
  const names = placeholdersOf(original);
  const cancel = () => {
    setError(undefined);
    onDraft(undefined);
  };
  return (
    <li className={styles.item}>
      <code>{key}</code>
      <p className={own ? styles.original : undefined}>{original}</p>
      {own && !editing ? (
        <>
          <p>{own.text}</p>
          <p className={styles.quiet}>
            {word('by', { name: own.author ?? '', time: timeText(own.updatedAt) })}
            {own.original === original ? null : ` ${word('changed')}`}
          </p>
        </>
      ) : null}
      {editing ? (
        <>
          <Field
            label={word('ownText')}
            help={names.length > 0 ? word('params', { names: names.join(', ') }) : undefined}
            error={refused ? word('bad') : undefined}
            errorWord={translate('common.error')}
          >
            {(field) => (
              <textarea
                {...field}
                ref={box}
                rows={3}
                className={`hub-input ${styles.box}`}
                value={draft}
                onChange={(event) => onDraft(event.target.value)}
              />
            )}
          </Field>
          {error && !refused ? <CallAlert error={error} /> : null}
          <div className={styles.buttons}>
            <Button busy={busy} onClick={() => save(draft)}>
              {word('save')}
            </Button>
            {own ? (
              <Button variant="quiet" busy={busy} onClick={() => save('')}>
                {word('restore')}
              </Button>
            ) : null}
            <Button variant="plain" onClick={cancel}>
              {word('cancel')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.change}>
          <Button
            ref={opener}
            variant="plain"
            aria-label={word('editThis', { key })}
            onClick={() => onDraft(own?.text ?? original)}
          >
            {word('edit')}
          </Button>
        </div>
      )}
    </li>
  );
}
