import { StandaloneLink } from '../layout/StandaloneLink.tsx';
import { type ChartData, valueInWords } from './chartData.ts';
import { FigureTable } from './FigureTable.tsx';

/** The figures of a chart as a table. */
export function ChartTable({ data }: { data: ChartData }) {
  const { title, of, names, links, series, unit } = data;
  const linked = (n: number) => {
    const to = links?.[n];
    return to ? <StandaloneLink to={to}>{names[n]}</StandaloneLink> : names[n];
  };
  return (
    <FigureTable
      label={title}
      headers={[of, ...series.map(({ label }) => label)]}
      rows={names.map((_, n) => ({
        id: n,
        cells: [linked(n), ...series.map((one) => valueInWords(one.values[n], one.unit ?? unit))],
      }))}
    />
  );
}
