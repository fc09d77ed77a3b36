import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { DAY } from '#contract/dates.ts';
import { contentPages } from '#contract/pages.ts';
import { pathTo } from '#contract/paths.ts';
import { browserMemory } from '#providers/browserMemory.ts';
import { useHub } from '#providers/HubContext.ts';
import { DateText } from '../../ui/DateText.tsx';
import { useApiQuery } from '../../ui/useApi.ts';
import { DatedLinks, optional, SummaryCard } from './SummaryCard.tsx';

/** The pages for accredited associates that are new since the person's last visit. */
export function WhatsNew({ person, enabled }: { person: string; enabled: boolean }) {
  const translate = useTranslate();
  const { language, settings } = useHub();
  const [since] = useState(() => lastVisit(person, new Date()));
  const query = useApiQuery(
    'newContent',
    { query: { since: since?.toISOString(), language }, background: true },
    { ...optional, enabled },
  );
  const { data } = query;
  if (data === null) return null;
  const pages = contentPages(settings.authSettings.brand);
  const pathOf = (code: string) =>
    pages.find((page) => page.code === code)?.path ?? pathTo('content', { code });
  return (
    <SummaryCard
      title={translate(`dashboard.summary.news.${since ? 'sinceLastVisit' : 'lately'}`)}
      query={query}
      room={11.5}
    >
      {data?.content.length ? (
        <DatedLinks
          links={data.content.map(({ code, name, publishedAt }) => ({
            to: pathOf(code),
            text: name,
            date: <DateText time={publishedAt} />,
          }))}
        />
      ) : (
        <p>{translate('dashboard.summary.news.none')}</p>
      )}
    </SummaryCard>
  );
}

/** After this long without a look at the dashboard, the next look is another visit. */
const PAUSE_MS = DAY / 4;

interface Visit {
  /** The last look at the dashboard. */
  at: number;
  /** The end of the visit before this one; null for the first. */
  before: number | null;
}

/**
 * Returns when this person's visit before this one ended, in this browser, and remembers this one; null for a first
 * visit, and without storage. `person` is the profile's `provider.id`.
 */
function lastVisit(person: string, now: Date): Date | null {
  const { readFields, keep } = browserMemory.lastVisit(person);
  const at = now.getTime();
  const known = readFields<Visit>();
  const isNew = known.at !== undefined && at - known.at > PAUSE_MS;
  const before = (isNew ? known.at : known.before) ?? null;
  keep(JSON.stringify({ at, before } satisfies Visit));
  return before === null ? null : new Date(before);
}
