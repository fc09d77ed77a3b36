import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Factor } from '#contract/records.ts';
import type { ResponseOf } from '#providers/api.ts';
import { useHub } from '#providers/HubContext.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { HeldButton } from '../ui/HeldButton.tsx';
import { useApiMutation, useApiQuery } from '../ui/useApi.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { AddAuthenticator } from './AddAuthenticator.tsx';
import { FactorRow } from './FactorRow.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RenameFactor } from './RenameFactor.tsx';

/** What the person is about to do; the codes are shown until they are kept. */
type Act =
  | { what: 'add'; started: ResponseOf<'startAuthenticator'> }
  | { what: 'rename'; factor: Factor }
  | { what: 'keep'; codes: string[] };

/** What a person has for the second step of logging in: passkeys, authenticator apps and recovery codes. */
export function Factors() {
  const translate = useTranslate();
  const notify = useNotify();
  const { session } = useHub();
  // Another back end may not have it.
  const { data, error, refetch } = useApiQuery('factors', {}, { nullOn: [404] });
  const [act, setAct] = useState<Act>();
  const { ask, dialog } = useConfirm();
  const list = useRef<HTMLUListElement>(null);

  const done = async (message: string, codes: string[] = []) => {
    notify(`secondStep.${message}`, { type: 'success' });
    setAct(codes.length > 0 ? { what: 'keep', codes } : undefined);
    await refetch();
    // The portal opens with the first one.
    if (session.viewer().mustEnrol) await session.refresh();
  };
  const start = useApiMutation((call) => call('startAuthenticator'), {
    onSuccess: (started) => setAct({ what: 'add', started }),
  });
  const addPasskey = useApiMutation(
    async (call) => {
      const { makePasskey } = await loadChunk(import('#src/guest/sign-in/passkey.ts'));
      const response = await makePasskey(await call('startPasskey'));
      return response && call('addPasskey', { body: { response } });
    },
    // Undefined: the person declined.
    { onSuccess: (added) => added && done('added', added.recoveryCodes) },
  );
  const renew = useApiMutation((call) => call('renewRecoveryCodes'), {
    onSuccess: ({ recoveryCodes }) => done('renewed', recoveryCodes),
  });
  const remove = useApiMutation(
    (call, { id }: Factor) => call('removeFactor', { params: { id } }),
    {
      onSuccess: () => done('removed'),
    },
  );
  const askAndRenew = async () => {
    const title = translate('secondStep.renew');
    const text = translate('secondStep.renewText');
    if (await ask({ title, text, confirm: title })) renew.mutate();
  };
  const askAndRemove = async (factor: Factor) => {
    const confirm = translate('secondStep.remove');
    const title = translate('secondStep.removeOne', factor);
    const text = translate('secondStep.removeText');
    if (await ask({ title, text, confirm })) remove.mutate(factor);
  };
  const failed = error ?? start.error ?? addPasskey.error ?? renew.error ?? remove.error;

  if (data === null) return null;
  return (
    <ProfileSection title={translate('secondStep.title')} lead={translate('secondStep.lead')}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {failed ? (
          <CallAlert error={failed} title={error ? translate('secondStep.failed') : undefined} />
        ) : null}
        {data?.content.length === 0 ? <p>{translate('secondStep.none')}</p> : null}
        {data && data.content.length > 0 ? (
          <>
            <Box
              component="ul"
              ref={list}
              tabIndex={-1}
              aria-label={translate('secondStep.list')}
              sx={{ width: '100%' }}
            >
              {data.content.map((factor) => (
                <FactorRow
                  key={factor.id}
                  factor={factor}
                  onRename={() => setAct({ what: 'rename', factor })}
                  onRemove={() => askAndRemove(factor)}
                />
              ))}
            </Box>
            <p>{translate('secondStep.codesLeft', { n: data.recoveryCodesLeft })}</p>
          </>
        ) : null}
        {act?.what === 'add' && (
          <AddAuthenticator started={act.started} onAdded={(codes) => done('added', codes)} />
        )}
        {act?.what === 'rename' && (
          <RenameFactor
            key={act.factor.id}
            factor={act.factor}
            onDone={() => {
              list.current?.focus();
              void done('rename.done');
            }}
          />
        )}
        {act?.what === 'keep' && (
          <RecoveryCodes codes={act.codes} onKept={() => setAct(undefined)} />
        )}
        {act?.what === 'add' || act?.what === 'rename' ? (
          <Button onClick={() => setAct(undefined)}>{translate('secondStep.cancel')}</Button>
        ) : null}
        {data && !act ? (
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <HeldButton
              variant="outlined"
              busy={addPasskey.isPending}
              onClick={() => addPasskey.mutate()}
            >
              {translate('secondStep.addPasskey')}
            </HeldButton>
            <HeldButton variant="outlined" busy={start.isPending} onClick={() => start.mutate()}>
              {translate('secondStep.add')}
            </HeldButton>
            {data.content.length > 0 ? (
              <HeldButton variant="outlined" busy={renew.isPending} onClick={askAndRenew}>
                {translate('secondStep.renew')}
              </HeldButton>
            ) : null}
          </Stack>
        ) : null}
        {dialog}
      </Stack>
    </ProfileSection>
  );
}
