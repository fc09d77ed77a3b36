import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { required } from 'ra-core';
import { SaveButton, SelectInput } from 'react-admin';
import type { StaffBody } from '#contract/staff/calls.ts';
import type { SignOnState } from '#contract/staff/signOn.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { RefusalNotice } from '#src/portal/form/FormNotices.tsx';
import { SchemaForm } from '#src/portal/form/SchemaForm.tsx';
import { apiKey, useApi } from '#src/portal/ui/useApi.ts';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';
import { Section } from '../layout/Section.tsx';

const accounts = ['first', 'second'] as const;
const nobody = { first: '', second: '' };
type Accounts = StaffBody<'POST sign-on/require'>;

/** Names the accounts that are kept for emergencies, and lets all others log in by single sign-on only. */
export function RequireSignOn({ candidates }: Pick<SignOnState, 'candidates'>) {
  const word = useWords('staff.signOn.require');
  const call = useApi();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const choices = candidates.map(({ email, name }) => ({ id: email, name: `${name} (${email})` }));
  const agree = (named: Accounts) =>
    ask({
      title: word('confirm'),
      text: <TextWithValues text={word('confirmText', named)} values={Object.values(named)} />,
      confirm: word('action'),
    });
  const send = async (body: Accounts) => {
    queries.setQueryData(apiKey('GET sign-on'), await call('POST sign-on/require', { body }));
    focusTitleIfLost();
  };
  return (
    <Section title={word('title')}>
      <p>{word('text')}</p>
      <SchemaForm values={nobody} send={send} agree={agree}>
        <RefusalNotice />
        <Stack sx={{ alignItems: 'flex-start' }}>
          {accounts.map((source) => (
            <SelectInput
              key={source}
              source={source}
              label={`staff.signOn.require.${source}`}
              helperText={`staff.signOn.require.${source}Help`}
              choices={choices}
              translateChoice={false}
              validate={required('validation.required')}
            />
          ))}
          <SaveButton label={word('action')} icon={null} variant="outlined" alwaysEnable />
        </Stack>
      </SchemaForm>
      {dialog}
    </Section>
  );
}
