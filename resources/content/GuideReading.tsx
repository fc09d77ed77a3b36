import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import type { Readings } from '#contract/reading.ts';
import type { ContentPage } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { useContentLanguage } from '#src/guest/kit/contentLanguage.tsx';
import { InPageLink } from '#src/guest/kit/InPageLink.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { longDate } from '#src/portal/ui/dateFormat.ts';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { CHANGE_AHEAD, useReadings } from './useReadings.ts';

interface Props {
  page: ContentPage;
  /** Its place among the pages of the brand education. */
  place: number;
  /** What stands at the end of the text. */
  end: RefObject<HTMLElement | null>;
}

/** How far the person has read a page of the brand education, what has changed since, and what will change. */
function GuideReading({ page, place, end }: Props) {
  const { language } = useHub();
  const word = useWords('reading');
  const { content: readings = [], ahead } = useReading(page, place, end) ?? {};
  const reading = readings[place];
  if (!reading) return null;
  const { seconds, readAt, changed } = reading;
  const minutes = Math.floor(seconds / 60);
  const read = readings.filter((one) => one.readAt !== null).length;
  return (
    <Stack spacing={1}>
      {changed ? (
        <Changes
          text={word('changed', { date: longDate(changed.since, language) })}
          sections={changed.sections}
          language={page.language}
        />
      ) : null}
      {place === 0 && ahead ? (
        <Changes
          text={word('ahead.note', { date: longDate(ahead.from, language) })}
          sections={ahead.sections}
          language={ahead.language}
        >
          <p>
            <span>{word('ahead.stands')}</span>{' '}
            <InPageLink target={CHANGE_AHEAD}>{word('ahead.link')}</InPageLink>
          </p>
        </Changes>
      ) : null}
      {place === 0 && readings.length > 1 ? (
        <Typography variant="caption" component="p">
          {word('pages', { n: read, total: readings.length })}
        </Typography>
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

interface ChangesProps {
  text: string;
  /** The titles of what has changed. */
  sections: readonly string[];
  /** Their language. */
  language: ContentPage['language'];
  children?: ReactNode;
}

function Changes({ text, sections, language = 'en', children }: ChangesProps) {
  const lang = useContentLanguage({ language });
  return (
    <Alert severity="info" standing>
      <p>{text}</p>
      {sections.length > 0 ? (
        <ul lang={lang}>
          {sections.map((section) => (
            <li key={section}>{section}</li>
          ))}
        </ul>
      ) : null}
      {children}
    </Alert>
  );
}

/** Whether a page is the one in the middle of the window, where there are several; the last one beyond its end, too. */
function isInSight(end: HTMLElement | null): boolean {
  const ends = [...document.querySelectorAll('[data-guide-end]')];
  const middle = window.innerHeight / 2;
  return end === (ends.find((one) => one.getBoundingClientRect().top > middle) ?? ends.at(-1));
}

/** Reads how far the person has come, and counts on: in steps, while the page is seen, and once its end is. */
function useReading(
  { version, language: inLanguage = 'en' }: ContentPage,
  place: number,
  end: Props['end'],
): Readings | undefined {
  const call = useApi();
  const queries = useQueryClient();
  const { data, key } = useReadings();
  const reading = data?.content[place];
  const keep = useRef<(seconds: number, finished: boolean) => void>(() => undefined);
  keep.current = (seconds, finished) => {
    if (version === undefined || !reading) return;
    const read = { page: reading.page, language: inLanguage, version };
    call('keepReading', { body: { read, seconds, finished }, background: true }).then(
      (now) => queries.setQueryData(key, now),
      // The next step tells of itself alone: what is counted is never more than was seen.
      () => undefined,
    );
  };
  const isKnown = Boolean(reading);

  useEffect(() => {
    if (!isKnown) return;
    let seen = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || !isInSight(end.current)) return;
      seen += 1;
      if (seen < limits.readingStepS) return;
      seen = 0;
      keep.current(limits.readingStepS, false);
    }, 1000);
    return () => clearInterval(timer);
  }, [isKnown, end]);

  const isRead = Boolean(reading?.readAt);
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
  return data;
}
