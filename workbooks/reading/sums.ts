import type { Booking } from '../../contract/reportReading.ts';

type Amounts = Partial<Record<'roomNights' | 'hotelRevenue' | 'commission', number>>;

/**
 * Whether amounts are the sums of the events above them, with the cancelled ones or without: of all of them, or of the
 * last ones, as a subtotal is.
 * @param fewest so many events, at least
 */
export function isSumOf(amounts: Amounts, events: readonly Booking[], fewest: number): boolean {
  const fields = (['roomNights', 'hotelRevenue', 'commission'] as const).filter(
    (field) => amounts[field],
  );
  if (fields.length === 0) return false;
  return [events, events.filter(({ status }) => status !== 'CANCELLED')].some((counted) => {
    const sums = fields.map(() => 0);
    return counted.toReversed().some((event, index) => {
      for (const [n, field] of fields.entries()) sums[n] = (sums[n] ?? 0) + (event[field] ?? 0);
      // Each amount was rounded to a cent.
      const near = 0.01 * (index + 2);
      return (
        index + 1 >= fewest &&
        fields.every((field, n) => Math.abs((sums[n] ?? 0) - (amounts[field] ?? 0)) < near)
      );
    });
  });
}
