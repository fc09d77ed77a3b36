import type { Overview } from '#contract/staff/overview.ts';
import { ProgrammeSection } from './ProgrammeSection.tsx';
import { TodayPanel } from './TodayPanel.tsx';

/** What the overview shows, in one chunk: other pages of the console need none of it. */
export default function OverviewFigures({ today }: Pick<Overview, 'today'>) {
  return (
    <>
      <TodayPanel items={today} />
      <ProgrammeSection />
    </>
  );
}
