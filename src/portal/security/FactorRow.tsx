import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { Factor } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { longDate } from '../ui/dateFormat.ts';
import { AccessRow } from './AccessRow.tsx';

interface Props {
  factor: Factor;
  onRename: () => void;
  onRemove: () => void;
}

/** A passkey or an app: its name, when it was added and used, and what is done to it. */
export function FactorRow({ factor, onRename, onRemove }: Props) {
  const { language } = useHub();
  const translate = useTranslate();
  const { name, addedAt, usedAt } = factor;
  return (
    <AccessRow
      name={<Verbatim>{name}</Verbatim>}
      times={translate('secondStep.times', {
        added: longDate(addedAt, language),
        used: longDate(usedAt ?? addedAt, language),
      })}
    >
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <Button
          variant="outlined"
          aria-label={translate('secondStep.rename.one', { name })}
          onClick={onRename}
        >
          {translate('secondStep.rename.open')}
        </Button>
        <Button
          variant="outlined"
          aria-label={translate('secondStep.removeOne', { name })}
          onClick={onRemove}
        >
          {translate('secondStep.remove')}
        </Button>
      </Stack>
    </AccessRow>
  );
}
