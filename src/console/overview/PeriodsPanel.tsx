import { useTranslate } from 'ra-core';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { Section } from '../layout/Section.tsx';

/** How much the periods that the operator sets delete tonight, and within 30 days. */
export function PeriodsPanel() {
  const translate = useTranslate();
  const { data, error, refetch } = useApiQuery('GET periods');
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  const due = (data ?? []).filter(({ now, soon, stay = 0 }) => now + soon + stay > 0);
  const word = (key: string, params?: object) => translate(`staff.overview.periods.${key}`, params);
  return (
    <Section title={word('title')}>
      {data && due.length === 0 ? <p>{word('none')}</p> : null}
      {due.length > 0 ? (
        <ul>
          {due.map(({ what, now, soon, stay = 0 }) => (
            <li key={what}>
              {[
                word(`what.${what}`, { smart_count: now + soon }),
                ...(now > 0 ? [word('now', { smart_count: now })] : []),
                ...(stay > 0 ? [word('stay', { smart_count: stay })] : []),
              ].join(' ')}
            </li>
          ))}
        </ul>
      ) : null}
      <p>{word('text')}</p>
    </Section>
  );
}
