import { useTranslate } from 'ra-core';
import type { PageState, VersionState } from '../../contract/staff/words.ts';
import { type Tint, TintedWord } from '../fields/TintedWord.tsx';

const tints: Partial<Record<PageState | VersionState, Tint>> = {
  LIVE: 'done',
  SCHEDULED: 'info',
  DRAFT: 'warn',
};

/** The state of a page or a version. */
export function StateWord({ state, draft }: { state: PageState | VersionState; draft?: boolean }) {
  const translate = useTranslate();
  return (
    <span>
      <TintedWord tint={tints[state]}>{translate(`staff.content.state.${state}`)}</TintedWord>
      {draft ? <small> {translate('staff.content.draftToo')}</small> : null}
    </span>
  );
}
