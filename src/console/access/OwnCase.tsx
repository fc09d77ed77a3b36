import { useTranslate } from 'ra-core';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { useMay } from './useMay.ts';

/** Why somebody who decides finds no decisions here. */
export function OwnCase() {
  const translate = useTranslate();
  return useMay('decide') ? <Alert severity="info">{translate('staff.ownCase')}</Alert> : null;
}
