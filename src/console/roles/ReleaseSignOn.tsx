import { useQueryClient } from '@tanstack/react-query';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { apiKey, useApiMutation } from '#src/portal/ui/useApi.ts';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';
import { Section } from '../layout/Section.tsx';

/** Lets staff log in without single sign-on again, after a question. */
export function ReleaseSignOn() {
  const word = useWords('staff.signOn.release');
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const release = useApiMutation((call) => call('POST sign-on/release'), {
    onSuccess: (state) => {
      queries.setQueryData(apiKey('GET sign-on'), state);
      focusTitleIfLost();
    },
  });
  const press = async () => {
    const question = { title: word('confirm'), text: word('text'), confirm: word('action') };
    if (await ask(question)) release.mutate();
  };
  return (
    <Section title={word('title')}>
      <p>{word('text')}</p>
      {release.error ? <CallAlert error={release.error} /> : null}
      <div>
        <HeldButton variant="outlined" busy={release.isPending} onClick={press}>
          {word('action')}
        </HeldButton>
      </div>
      {dialog}
    </Section>
  );
}
