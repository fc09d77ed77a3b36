import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { Reading } from '#contract/reading.ts';
import type { ContentPage } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { longDate } from '#src/portal/ui/dateFormat.ts';
import { apiKey, useApi, useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';

/** The page tells of so many seconds at a time (contract/reading.ts). */
const STEP_S = 30;

interface Props {
  page: ContentPage;
  /** What stands at the end of the text. */
  end: RefObject<HTMLElement | null>;
}

/** How far the person has read the brand education, and what has changed since. */
function GuideReading({ page, end }: Props) {
  const { language } = useHub();
  const word = useWords('reading');
  const reading = useReading(page, end);
  if (!reading) return null;
  const { seconds, readAt, changed } = reading;
  const minutes = Math.floor(seconds / 60);
  return (
    <Stack spacing={1}>
      {changed ? (
        <Alert severity="info" standing>
          <p>{word('changed', { date: longDate(changed.since, language) })}</p>
          <ul>
            {changed.sections.map((section) => (
              <li key={section}>{section}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <Typography variant="caption" component="p">
        {[
          readAt ? word('read', { date: longDate(readAt, language) }) : word('notRead'),
          minutes > 0 && word('minutes', { smart_count: minutes }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </Stack>
  );
}

export default withOwnWords('reading', GuideReading);

/** Reads how far the person has come, and counts on: in steps, while the page is seen, and once its end is. */
function useReading({ version, language: inLanguage = 'en' }: ContentPage, end: Props['end']) {
  const { language } = useHub();
  const call = useApi();
  const queries = useQueryClient();
  const query = { query: { language } };
  const { data } = useApiQuery('reading', query, { retry: false });
  const keep = useRef<(seconds: number, finished: boolean) => void>(() => undefined);
  keep.current = (seconds, finished) => {
    if (version === undefined || !data) return;
    const body = { read: { language: inLanguage, version }, seconds, finished };
    call('keepReading', { body, background: true }).then(
      (now) => queries.setQueryData(apiKey('reading', query), now),
      // The next step tells of itself alone: what is counted is never more than was seen.
      () => undefined,
    );
  };
  const isKnown = Boolean(data?.reading);

  useEffect(() => {
    if (!isKnown) return;
    let seen = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      seen += 1;
      if (seen < STEP_S) return;
      seen = 0;
      keep.current(STEP_S, false);
    }, 1000);
    return () => clearInterval(timer);
  }, [isKnown]);

  const isRead = Boolean(data?.reading?.readAt);
  useEffect(() => {
    if (!isKnown || isRead || !end.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      keep.current(0, true);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isKnown, isRead, end]);
  return data?.reading as Reading | null | undefined;
}
