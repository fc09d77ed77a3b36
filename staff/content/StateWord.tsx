import { useTranslate } from 'ra-core';
import type { PageState, VersionState } from '../../contract/staff/content.ts';
import { type Tint, TintedWord } from '../list/TintedWord.tsx';
import styles from './content.module.css';

const tints: Partial<Record<PageState | VersionState, Tint>> = {
  LIVE: 'done',
  SCHEDULED: 'info',
  DRAFT: 'warn',
};

/** How a page or a version stands. */
export function StateWord({ state, draft }: { state: PageState | VersionState; draft?: boolean }) {
  const translate = useTranslate();
  return (
    <span className={styles.state}>
      <TintedWord tint={tints[state]}>{translate(`staff.content.state.${state}`)}</TintedWord>
      {draft ? <small>{translate('staff.content.draftToo')}</small> : null}
    </span>
  );
}
