import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '#src/guest/kit/Alert.tsx';
import { same } from './formValues.ts';
import { Offer, type OfferProps } from './SavedByOthers.tsx';
import { useValueInWords } from './valueInWords.ts';

/** The value that somebody else has saved in a field, as long as another one stands there. */
export function SavedByOthersNote({ source, value }: OfferProps) {
  const translate = useTranslate();
  const valueInWords = useValueInWords();
  const { getValues } = useFormContext();
  if (same(useWatch({ name: source }), value)) return null;
  const text = valueInWords(source, value, getValues());
  return (
    <Alert standing severity="warn">
      <Offer source={source} value={value}>
        <p>{translate('form.stale.saved', { value: text })}</p>
      </Offer>
    </Alert>
  );
}
