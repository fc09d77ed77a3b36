import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { TodayItem } from '#contract/staff/overview.ts';
import { LIST_REACH } from '#contract/staff/reach.ts';
import { todayLists } from '#contract/staff/words.ts';
import { wholeNumber } from '#providers/i18n/numbers.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { formatDay } from '#src/portal/ui/dateFormat.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { Age } from '../fields/Age.tsx';
import { Section } from '../layout/Section.tsx';
import { touchTarget } from '../layout/StandaloneLink.tsx';

/** What waits for somebody of staff: a number each, which leads to the list of just these. */
export function TodayPanel({ items }: { items: readonly TodayItem[] }) {
  const word = useWords('staff.overview.today');
  const waiting = items.filter(({ total }) => total > 0);
  const clear = items.filter(({ total }) => total === 0);
  const named = clear.map(({ name }) => word(`name.${name}`)).join(', ');
  return (
    <Section title={word('title')}>
      {waiting.length > 0 ? (
        <Box component="ul" sx={grid}>
          {waiting.map((item) => (
            <li key={item.name}>
              <Waiting item={item} />
            </li>
          ))}
        </Box>
      ) : null}
      {clear.length > 0 || waiting.length === 0 ? (
        <Box component="p" sx={{ color: 'text.secondary' }}>
          {waiting.length > 0 ? word('clear', { names: named }) : word('allClear')}
        </Box>
      ) : null}
    </Section>
  );
}

function Waiting({ item: { name, filter, total, since } }: { item: TodayItem }) {
  const word = useWords('staff.overview.today');
  const quarterInWords = useQuarterInWords();
  const { quarter, renewsBy, endsBy } = filter;
  const day = renewsBy ?? endsBy ?? filter.since;
  const query =
    Object.keys(filter).length > 0 ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  const figure = wholeNumber(total, 'en') + (total < LIST_REACH ? '' : '+');
  return (
    <>
      <Box component={Link} to={`${paths.staff}/${todayLists[name]}${query}`} sx={touchTarget}>
        <Typography variant="h2" component="span" sx={{ display: 'block' }}>
          {figure}
        </Typography>{' '}
        <span>{word(`item.${name}`, { smart_count: total })}</span>
      </Box>
      <Typography variant="caption">
        {since ? (
          <>
            <span>{word('longest')}</span> <Age time={since} />
          </>
        ) : (
          word(`more.${name}`, {
            _: '',
            ...(quarter && { quarter: quarterInWords(quarter) }),
            ...(day && { day: formatDay(day, 'en') }),
          })
        )}
      </Typography>
    </>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: '20px 24px',
  '& a': { display: 'inline-block', textDecoration: 'none' },
  '& a > :last-child': { textDecoration: 'underline' },
};
