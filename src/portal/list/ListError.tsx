import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { Alert } from '../ui/Alert.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { useWords } from '../ui/useWords.ts';

interface Props {
  /** What could not be loaded. */
  title: string;
  /** Why what the address asks for is refused; empty: it is not. */
  refusals: readonly string[];
  /** Prefix of catalogue keys about a refusal: has `refused` and `showAll`. */
  texts: string;
  onShowAll: () => void;
}

/**
 * In place of rows that could not be loaded, or above those that were loaded before: why, with Retry. Where the address
 * asks for what there is not, the whole list is offered.
 */
export function ListError({ title, refusals, texts, onShowAll }: Props) {
  const word = useWords(texts);
  const { error, refetch } = useListContext();
  if (refusals.length === 0)
    return error ? <CallAlert error={error} title={title} onRetry={refetch} /> : null;
  return (
    <Alert severity="warning" title={word('refused')}>
      {refusals.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <Button variant="outlined" onClick={onShowAll}>
        {word('showAll')}
      </Button>
    </Alert>
  );
}
