import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { firstCodeForm } from '#contract/forms/factors.ts';
import type { ResponseOf } from '#providers/api.ts';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { TextEntry } from '../form/textEntries.tsx';
import { FieldsForm } from '../profile/ProfileForm.tsx';
import { useApi } from '../ui/useApi.ts';

// Whoever can't load it types the key.
const QrCode = lazyOptional<{ text: string; label: string }>(() => import('../ui/QrCode.tsx'));

const noCode = { name: '', code: '' };

interface Props {
  /** Its key, which is told once. */
  started: ResponseOf<'startAuthenticator'>;
  onAdded: (recoveryCodes: string[]) => void;
}

/** Adds an authenticator app by its first code. */
export function AddAuthenticator({ started, onAdded }: Props) {
  const call = useApi();
  const translate = useTranslate();
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
        texts="secondStep"
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
