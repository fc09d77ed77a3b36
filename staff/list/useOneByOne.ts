import { useState } from 'react';
import { ApiError } from '../../providers/apiError.ts';

/** How an act on one row went. */
export interface Outcome {
  id: string | number;
  name: string;
  /** Why it was refused; without it, it is done. */
  refusal?: string;
}

/** Does something to each of several rows, one after the other: a refusal of one holds no other up. */
export function useOneByOne<Row extends { id: string | number }, Values>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  act: (row: Row, values: Values) => Promise<unknown>,
) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [busy, setBusy] = useState(false);
  const one = async (row: Row, values: Values): Promise<Outcome> => {
    const outcome = { id: row.id, name: nameOf(row) };
    try {
      await act(row, values);
      return outcome;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [first = error.message] = Object.values(error.fields);
      return { ...outcome, refusal: first };
    }
  };
  const start = async (values: Values) => {
    setBusy(true);
    for (const row of rows) {
      const outcome = await one(row, values);
      setOutcomes((before) => [...before, outcome]);
    }
    setBusy(false);
  };
  const forget = () => setOutcomes([]);
  return { outcomes, busy, start, forget };
}
