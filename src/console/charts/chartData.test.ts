import { expect, test } from 'vitest';
import { type ChartData, isEmpty, shortValue, tableOf, valueInWords } from './chartData.ts';

const data: ChartData = {
  kind: 'bars',
  title: 'Hotels with the most room nights',
  of: 'Hotel',
  names: ['Millrace, Boston', '=HYPERLINK("x")'],
  series: [
    { label: 'Room nights', values: [1_200, 0] },
    { label: 'Hotel revenue', values: [33_000.5, null], tableOnly: true, unit: 'dollars' },
  ],
};

test('the table to be saved has every figure as it is, and what it counts', () => {
  const { name, columns } = tableOf(data);
  expect(name).toBe(data.title);
  expect(columns.map(({ heading, kind }) => [heading, kind])).toEqual([
    ['Hotel', 'text'],
    ['Room nights', 'count'],
    ['Hotel revenue', 'money'],
  ]);
  expect([0, 1].map((n) => columns.map(({ valueIn }) => valueIn(n)))).toEqual([
    ['Millrace, Boston', 1_200, 33_000.5],
    ['=HYPERLINK("x")', 0, null],
  ]);
});

test('values are written in full in the table, and short beside an axis', () => {
  expect(valueInWords(33_000.5, 'dollars')).toBe('$33,000.50');
  expect(valueInWords(1_200, undefined)).toBe('1,200');
  expect(valueInWords(null, 'dollars')).toBe('-');
  expect([shortValue(1_200, undefined), shortValue(2_500_000, 'dollars')]).toEqual([
    '1.2K',
    '$2.5M',
  ]);
});

test('a chart of zeros and gaps is empty', () => {
  expect(isEmpty(data)).toBe(false);
  expect(isEmpty({ ...data, series: [{ label: 'Room nights', values: [0, null] }] })).toBe(true);
});
