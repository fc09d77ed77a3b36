import { type ApiError, wordsOfError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { TextWithValues } from './Verbatim.tsx';

/**
 * Why a call failed, in the words of specification §8, with the reference by which support staff find it (decision A6).
 */
export function CallErrorText({ error }: { error: Error | Pick<ApiError, 'kept' | 'diagId'> }) {
  const hub = useHub();
  if (!('kept' in error)) return <p>{wordsOfError(error, hub)}</p>;
  return (
    <>
      {wordsOf(error.kept.message, hub)
        .split('\n')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      <p>
        <TextWithValues
          text={hub.t('common.reference', { id: error.diagId })}
          values={[error.diagId]}
        />
      </p>
    </>
  );
}
