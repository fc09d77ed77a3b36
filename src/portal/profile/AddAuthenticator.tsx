import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { firstCodeForm } from '#contract/forms/factors.ts';
import type { ResponseOf } from '#providers/api.ts';
import { useHub } from '#providers/HubContext.ts';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { TextEntry } from '../form/textEntries.tsx';
import { AskPassword } from './AskPassword.tsx';
import { FieldsForm } from './ProfileForm.tsx';

// Whoever can't load it types the key.
const QrCode = lazyOptional<{ text: string; label: string }>(() => import('./QrCode.tsx'));

const noCode = { name: '', code: '' };

/** Adds an authenticator app: the password, then its key, which is told once, then its first code. */
export function AddAuthenticator({ onAdded }: { onAdded: (recoveryCodes: string[]) => void }) {
  const { call } = useHub();
  const translate = useTranslate();
  const [started, setStarted] = useState<ResponseOf<'startAuthenticator'>>();
  if (!started) {
    return (
      <AskPassword
        lead={translate('secondStep.addLead')}
        send={async (body) => setStarted(await call('startAuthenticator', { body }))}
      />
    );
  }
  const { id, secret, uri } = started;
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <p>{translate('secondStep.scan')}</p>
      <QrCode text={uri} label={translate('secondStep.qr')} />
      <p>
        <span>{translate('secondStep.key')}</span>{' '}
        <code>
          <Verbatim>{secret.replace(/.{4}(?=.)/g, '$& ')}</Verbatim>
        </code>
      </p>
      <FieldsForm
        part="secondStep"
        values={noCode}
        schema={firstCodeForm}
        send={async (body) =>
          onAdded((await call('addAuthenticator', { params: { id }, body })).recoveryCodes)
        }
        save="secondStep.confirm"
      >
        <TextEntry source="name" autoComplete="off" />
        <TextEntry source="code" autoComplete="one-time-code" />
      </FieldsForm>
    </Stack>
  );
}
