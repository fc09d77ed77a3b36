import { expect, test } from 'vitest';
import { type ChartData, isEmpty, shortValue, toCsv, valueInWords } from './chartData.ts';

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

test('the file has every figure as it is, and no name in it is a formula', () => {
  expect(toCsv(data)).toBe(
    '\uFEFFHotel,Room nights,Hotel revenue\r\n"Millrace, Boston",1200,33000.5\r\n"\'=HYPERLINK(""x"")",0,\r\n',
  );
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
