import {
  ChartsTooltip,
  ChartsTooltipContainer,
  ChartsTooltipPaper,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { useFocusedItem } from '@mui/x-charts/hooks';
import { createContext, use } from 'react';
import { type ChartData, valueInWords } from './chartData.ts';

/** What the chart around draws, its series in the order of their ids: '0', '1'. */
export const ChartDataContext = createContext<Pick<ChartData, 'names' | 'series' | 'unit'> | null>(
  null,
);

/**
 * Names the figures at the pointer, as the library does. The one that the arrow keys have reached is named with its
 * place, which the library leaves out, and is read out.
 */
export function FigureTooltip(props: ChartsTooltipProps) {
  const focused = useFocusedFigure();
  return (
    <>
      {focused ? (
        <ChartsTooltipContainer {...props} trigger="item">
          <ChartsTooltipPaper sx={{ paddingInline: 1.5, paddingBlock: 0.75 }}>
            {focused}
          </ChartsTooltipPaper>
        </ChartsTooltipContainer>
      ) : (
        <ChartsTooltip {...props} />
      )}
      <span role="status" className="visually-hidden">
        {focused}
      </span>
    </>
  );
}

/** The figure that the arrow keys have reached, in words: 'Q1 2026, In the quarter: 1,200'. */
function useFocusedFigure(): string | undefined {
  const data = use(ChartDataContext);
  const item = useFocusedItem();
  if (!data || !item || !('dataIndex' in item) || item.dataIndex === undefined) return undefined;
  const series = data.series[Number(item.seriesId)];
  if (!series) return undefined;
  const value = valueInWords(series.values[item.dataIndex], data.unit);
  return `${data.names[item.dataIndex]}, ${series.label}: ${value}`;
}
