import Button from '@mui/material/Button';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormContext } from 'react-hook-form';
import type { ReviewRecord } from '#contract/staff/review.ts';
import type { ApiError } from '#providers/apiError.ts';
import { useSaves } from '#src/portal/form/Saving.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { timeText } from '../fields/timeText.ts';

type Step = ReviewRecord['history'][number];

/** What was refused in a form that is no longer possible, and the words that were typed into it. */
interface Unsent {
  error: ApiError;
  words: string[];
}

interface Overtaken {
  /** What has happened since an act was refused because somebody was faster. */
  news: readonly Step[];
  unsent: Unsent | undefined;
  /** Called before the record is read again. */
  isOvertaken: () => void;
  isDone: () => void;
  keep: (unsent: Unsent | undefined) => void;
}

const OvertakenContext = createContext<Overtaken>({
  news: [],
  unsent: undefined,
  isOvertaken: () => undefined,
  isDone: () => undefined,
  keep: () => undefined,
});
export const useOvertaken = () => use(OvertakenContext);

/** Returns what is done once a call was refused: if somebody else was faster, the record of the key is read again. */
export function useReadIfStale() {
  const queries = useQueryClient();
  const { isOvertaken } = useOvertaken();
  return ({ isStale }: ApiError, queryKey: QueryKey) => {
    if (!isStale) return;
    isOvertaken();
    void queries.invalidateQueries({ queryKey });
  };
}

interface Props {
  record: object;
  children: ReactNode;
}

/** Around the page of a record: tells what colleagues did to it while somebody acted on what it was. */
export function Overtaking({ record, children }: Props) {
  const { history = [] } = record as { history?: readonly Step[] };
  /** The time of the last thing that was known; undefined while nobody was faster. */
  const [known, setKnown] = useState<string>();
  const [unsent, keep] = useState<Unsent>();
  const last = useRef('');
  last.current = history[0]?.at ?? '';
  const isOvertaken = useCallback(() => setKnown((before) => before ?? last.current), []);
  const isDone = useCallback(() => setKnown(undefined), []);
  const value = useMemo(() => {
    const news = known === undefined ? [] : history.filter(({ at }) => at > known);
    return { news, unsent, isOvertaken, isDone, keep };
  }, [history, known, unsent, isOvertaken, isDone]);
  return <OvertakenContext value={value}>{children}</OvertakenContext>;
}

/** What has happened since, and what was not sent. */
export function Since() {
  const translate = useTranslate();
  const word = useWords('staff.since');
  const { news, unsent, keep } = useOvertaken();
  return (
    <>
      {unsent ? <CallAlert error={unsent.error} /> : null}
      {news.length > 0 ? (
        <Alert severity="warning" title={word('title')}>
          <ul>
            {news.map(({ at, event, by }) => (
              <li key={at + event}>
                <strong>{translate(`staff.event.${event}`, { _: event })}</strong>
                <span>{`, ${by ?? translate('staff.byItself')}, ${timeText(at)}`}</span>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {unsent ? <UnsentWords words={unsent.words} onDiscard={() => keep(undefined)} /> : null}
    </>
  );
}

interface UnsentWordsProps {
  words: readonly ReactNode[];
  onDiscard: () => void;
}

/** Words that were typed into a form that is no longer possible, to be copied. */
export function UnsentWords({ words, onDiscard }: UnsentWordsProps) {
  const word = useWords('staff.since');
  if (words.length === 0) return null;
  return (
    <Alert severity="info" title={word('unsent')}>
      <ul>
        {words.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
          <li key={index}>{text}</li>
        ))}
      </ul>
      <Button variant="outlined" onClick={onDiscard}>
        {word('discard')}
      </Button>
    </Alert>
  );
}

/** The names of inputs into which staff write. */
const WRITTEN = ['comment', 'reason', 'note'];

/** In the form of an act: keeps what was typed where somebody was faster, so that the form goes. */
export function KeepUnsent() {
  const { refusal } = useSaves();
  const { getValues } = useFormContext();
  const { keep } = useOvertaken();
  const leave = useRef<() => void>(undefined);
  leave.current = () => {
    if (!refusal?.isStale) return;
    const values = Object.entries(getValues()).filter(([name]) => WRITTEN.includes(name));
    const words = values.flatMap(([, text]) => (text?.trim() ? [text] : []));
    keep({ error: refusal, words });
  };
  useEffect(() => () => leave.current?.(), []);
  return null;
}
