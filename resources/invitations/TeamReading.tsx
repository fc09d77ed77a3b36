import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useHub } from '#providers/HubContext.ts';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { Disclosure } from '#src/portal/ui/Disclosure.tsx';
import { longDate } from '#src/portal/ui/dateFormat.ts';
import { Panel } from '#src/portal/ui/Panel.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';

/** Where those are in the brand education who still have to acknowledge it, for whoever asks: the list does not wait for it. */
export default withOwnWords('reading', function TeamReading() {
  const word = useWords('reading.team');
  return (
    <div>
      <Disclosure label={word('title')}>
        {(id) => (
          <Panel id={id}>
            <People />
          </Panel>
        )}
      </Disclosure>
    </div>
  );
});

function People() {
  const { language } = useHub();
  const translate = useTranslate();
  const word = useWords('reading.team');
  const { data, error, refetch } = useApiQuery('teamReading');
  if (error) return <CallAlert error={error} onRetry={refetch} />;
  if (!data) return <p role="status">{translate('common.loading')}</p>;
  const { content, total, pages } = data;
  if (content.length === 0) return <p>{word('nobody')}</p>;
  return (
    <>
      <Stack component="ul" spacing={1.5} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {content.map(({ email, name, status, seconds, pagesRead, readAt, quiz }) => {
          const minutes = Math.floor(seconds / 60);
          const facts = [
            translate(`associates.status.${status}`),
            readAt
              ? word('read', { date: longDate(readAt, language) })
              : pagesRead > 0
                ? word('pages', { n: pagesRead, total: pages })
                : word('notRead'),
            minutes > 0 && word('minutes', { smart_count: minutes }),
            quiz && word(quiz),
          ];
          return (
            <li key={email}>
              <Verbatim>{name || email}</Verbatim>
              <Typography variant="caption" component="p">
                {facts.filter(Boolean).join(' · ')}
              </Typography>
            </li>
          );
        })}
      </Stack>
      {total > content.length ? <p>{word('more', { n: total - content.length })}</p> : null}
    </>
  );
}
