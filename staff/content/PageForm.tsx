import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { ContentRecord } from '../../contract/staff/content.ts';
import { ApiError } from '../../providers/apiError.ts';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { useUnsaved } from '../list/Unsaved.tsx';
import { findFocus } from '../provider/findFocus.ts';
import styles from './content.module.css';
import { changePage } from './contentCall.ts';
import { EarlierVersion } from './EarlierVersion.tsx';
import { PageRefusal } from './PageRefusal.tsx';
import { PageText } from './PageText.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { usePageWork } from './usePageWork.ts';
import { Versions } from './Versions.tsx';

interface Props {
  page: ContentRecord;
  onChanged: (page: ContentRecord) => void;
}

/** A page at work: what it says beside when it is shown and what it said before. */
export function PageForm({ page, onChanged }: Props) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.content.${key}`, params);
  const { draft, dirty, edition, earlier, error, busy, act, show, type, back } = usePageWork(
    page,
    onChanged,
  );
  const fields = (error instanceof ApiError && error.fields) || {};
  useUnsaved(dirty);

  return (
    <div className={styles.page}>
      <p>
        <Link to={`${paths.staff}/content`}>{translate('staff.parts.content')}</Link>
      </p>
      <PageTitle>{page.name}</PageTitle>
      <p className={styles.code}>{page.code}</p>
      <PageRefusal error={error} />
      <div className={styles.columns}>
        {earlier ? (
          <EarlierVersion
            key={earlier.number}
            code={page.code}
            version={earlier}
            onBack={() => {
              back();
              findFocus();
            }}
          />
        ) : (
          <div className={styles.text}>
            <PageText
              key={edition}
              code={page.code}
              draft={draft}
              fields={fields}
              onChange={type}
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
              ).then(findFocus)
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
