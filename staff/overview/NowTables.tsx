import { formatDay } from '../../components/portal/dateFormat.ts';
import { useWords } from '../../components/useWords.ts';
import { paths } from '../../contract/paths.ts';
import type { Programme } from '../../contract/staff/programme.ts';
import { useQuarterInWords } from '../../resources/reports/quarterInWords.ts';
import { StatusWord } from '../fields/StatusWord.tsx';
import { Section } from '../layout/Section.tsx';
import { StandaloneLink } from '../layout/StandaloneLink.tsx';
import { BarTable } from './BarTable.tsx';

/** The counts by status, and the part of the console that says more. */
const counted = [
  { name: 'agencies', to: '/review', go: 'toReview' },
  { name: 'associates', to: '/people', go: 'toPeople' },
] as const;

/** How many agencies and associates have which status, and who has reported. */
export function NowTables({ now }: { now: NonNullable<Programme['now']> }) {
  const word = useWords('staff.overview');
  const quarterInWords = useQuarterInWords();
  const headers = [word('status'), word('number')] as const;
  const { reports } = now;
  const title = word('reports', { quarter: quarterInWords(reports.name) });
  return (
    <>
      {counted.map(({ name, to, go }) => (
        <Section key={name} title={word(name)} level="h3">
          <BarTable
            label={word(name)}
            headers={headers}
            rows={now[name].map(({ status, total }) => ({
              id: status,
              name: <StatusWord status={status} />,
              total,
            }))}
          />
          <StandaloneLink to={`${paths.staff}${to}`}>{word(go)}</StandaloneLink>
        </Section>
      ))}
      <Section title={title} level="h3">
        <p>{word('deadline', { date: formatDay(reports.deadline, 'en') })}</p>
        <BarTable
          label={title}
          headers={headers}
          rows={(['submitted', 'due', 'overdue'] as const).map((name) => ({
            id: name,
            name: word(name),
            total: reports[name],
          }))}
        />
        <StandaloneLink to={`${paths.staff}/reports`}>{word('toReports')}</StandaloneLink>
      </Section>
    </>
  );
}
