import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { ContentRecord, ContentVersionText } from '../../contract/staff/content.ts';
import { ApiError } from '../../providers/apiError.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { useUnsaved } from '../list/Unsaved.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import styles from './content.module.css';
import { changePage, type Draft, draftOf } from './contentCall.ts';
import { PagePreview } from './PagePreview.tsx';
import { PageText } from './PageText.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { Versions } from './Versions.tsx';

interface Props {
  page: ContentRecord;
  onChanged: (page: ContentRecord) => void;
}

const same = (a: Draft, b: Draft) => JSON.stringify(draftOf(a)) === JSON.stringify(draftOf(b));

export function PageForm({ page, onChanged }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const word = (key: string, params?: object) => translate(`staff.content.${key}`, params);
  const [draft, setDraft] = useState<Draft>(draftOf(page));
  /** Rises where the text comes from elsewhere than from typing: the editor begins anew. */
  const [edition, setEdition] = useState(0);
  const [earlier, setEarlier] = useState<ContentVersionText>();
  const [error, setError] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const dirty = !same(draft, page);
  // What was pressed may stand far below.
  const refused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    refused.current?.focus({ preventScroll: true });
    refused.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  const fields = (error instanceof ApiError && error.fields) || {};
  useUnsaved(dirty);

  /**
   * Does one thing to the page, and says how it went. Where somebody else was quicker, what is typed stays, and can be
   * saved over theirs once it was compared.
   * @param keep what is typed is not part of it
   */
  const act = async (
    work: () => Promise<ContentRecord>,
    said: (next: ContentRecord) => string,
    { keep = false } = {},
  ) => {
    setBusy(true);
    setError(undefined);
    try {
      const next = await work();
      onChanged(next);
      if (!keep || !dirty) {
        setDraft(draftOf(next));
        setEdition((before) => before + 1);
      }
      setEarlier(undefined);
      notify(said(next), { type: 'success' });
      setBusy(false);
      return true;
    } catch (reason) {
      setError(reason as Error);
      if (reason instanceof ApiError && reason.code === 'error.stale') await catchUp();
    }
    setBusy(false);
    return false;
  };
  const catchUp = async () => {
    try {
      onChanged(await staffCall('GET', `content/${page.id}`));
    } catch {
      // The refusal is told already.
    }
  };
  const show = async (number: number) => {
    try {
      setEarlier(await staffCall('GET', `content/${page.id}/versions/${number}`));
    } catch (reason) {
      setError(reason as Error);
    }
  };

  return (
    <div className={styles.page}>
      <p>
        <Link to={`${paths.staff}/content`}>{translate('staff.parts.content')}</Link>
      </p>
      <PageTitle>{page.name}</PageTitle>
      <p className={styles.code}>{page.code}</p>
      <div ref={refused} tabIndex={-1} className={styles.refused}>
        {error ? <CallAlert error={error} title={word('failed')} /> : null}
      </div>
      <div className={styles.columns}>
        {earlier ? (
          <div className={styles.text}>
            <Alert severity="info">{word('versions.showing', { number: earlier.number })}</Alert>
            <PagePreview code={page.code} draft={earlier} />
            <div className={styles.buttons}>
              <Button variant="quiet" onClick={() => setEarlier(undefined)}>
                {word('versions.back')}
              </Button>
            </div>
          </div>
        ) : (
          <div className={styles.text}>
            <PageText
              key={edition}
              code={page.code}
              draft={draft}
              fields={fields}
              onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
            />
            <div className={styles.buttons}>
              <Button
                busy={busy}
                onClick={() =>
                  act(
                    () => changePage('PUT', page, '', draft),
                    () => word('saved'),
                  )
                }
              >
                {word('save')}
              </Button>
            </div>
          </div>
        )}
        <div className={styles.side}>
          <PublishPanel
            page={page}
            dirty={dirty}
            busy={busy}
            fields={fields}
            onPublish={(schedule) =>
              act(
                () => changePage('POST', page, '/publish', schedule),
                ({ versions: [latest] }) =>
                  word(latest?.state === 'SCHEDULED' ? 'scheduled' : 'published'),
              )
            }
            onOffline={() =>
              act(
                () => changePage('POST', page, '/offline'),
                () => word('offline'),
                { keep: true },
              )
            }
          />
          <Versions
            versions={page.versions}
            replaces={dirty || page.draft}
            onShow={show}
            onRestore={(number) =>
              act(
                () => changePage('POST', page, '/restore', { number }),
                () => word('restored', { number }),
              )
            }
          />
        </div>
      </div>
    </div>
  );
}
