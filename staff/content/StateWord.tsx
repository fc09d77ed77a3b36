import { useTranslate } from 'ra-core';
import type { PageState, VersionState } from '../../contract/staff/content.ts';
import styles from './content.module.css';

const tints: Partial<Record<PageState | VersionState, string>> = {
  LIVE: styles.live,
  SCHEDULED: styles.waiting,
  DRAFT: styles.draft,
};

/** How a page or a version stands, as a word with a tinted dot. */
export function StateWord({ state, draft }: { state: PageState | VersionState; draft?: boolean }) {
  const translate = useTranslate();
  return (
    <span className={`${styles.state} ${tints[state] ?? ''}`}>
      {translate(`staff.content.state.${state}`)}
      {draft ? <small>{translate('staff.content.draftToo')}</small> : null}
    </span>
  );
}
