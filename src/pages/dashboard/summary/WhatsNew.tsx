import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { DateText } from '../../../../components/portal/DateText.tsx';
import { contentPages } from '../../../../contract/pages.ts';
import { pathTo } from '../../../../contract/paths.ts';
import { useHub } from '../../../../providers/HubContext.ts';
import { lastVisit } from './lastVisit.ts';
import { DatedLinks, SummaryCard } from './SummaryCard.tsx';
import { useOptionalCall } from './useOptionalCall.ts';

/** The pages for accredited associates that are new since the person's last visit. */
export function WhatsNew({ person, enabled }: { person: string; enabled: boolean }) {
  const translate = useTranslate();
  const { settings } = useHub();
  const [since] = useState(() => lastVisit(person, new Date()));
  const query = useOptionalCall('newContent', {
    enabled,
    query: { since: since?.toISOString() },
  });
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
