import { useTranslate } from 'ra-core';
import type { PageState, VersionState } from '#contract/staff/words.ts';
import { StatusWord } from '../fields/StatusWord.tsx';

/** The state of a page or a version. */
export function StateWord({ state, draft }: { state: PageState | VersionState; draft?: boolean }) {
  const translate = useTranslate();
  return (
    <span>
      <StatusWord status={state} texts="staff.content.state" />
      {draft ? <small> {translate('staff.content.draftToo')}</small> : null}
    </span>
  );
}
