import { useMutation } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import { useRef, useState } from 'react';
import { ApiError } from '#providers/apiError.ts';

/** What became of those that were reached: null is done, a kept text is why it was refused. */
export type Outcomes<Id = Identifier> = ReadonlyMap<Id, string | null>;

export interface EachRequest<Id, Values> {
  ids: readonly Id[];
  values: Values;
}

interface Options<Id, Values> {
  /** By which others find its runs. */
  mutationKey?: readonly string[];
  /** Runs the action on those of one call. A Map that it resolves with says why some of them were refused. */
  act: (ids: readonly Id[], values: Values) => Promise<unknown>;
  /** Returns those of each call; default: one each. */
  batchesOf?: (ids: readonly Id[], values: Values) => readonly (readonly Id[])[];
  onSuccess?: (outcomes: Outcomes<Id>, request: EachRequest<Id, Values>) => unknown;
}

/**
 * Runs an action on several rows, call by call, and tells what became of each; those that were refused can be run again.
 * Nothing is started twice on a row, as by the second press of a double click. An ended session ends the whole.
 */
export function useEach<Id extends Identifier, Values>(options: Options<Id, Values>) {
  const { mutationKey, act, batchesOf = (ids) => ids.map((id) => [id]), onSuccess } = options;
  const [outcomes, setOutcomes] = useState<Outcomes<Id>>(new Map());
  const underWay = useRef(new Set<Id>());
  // biome-ignore lint/plugin: it makes no call itself, and starts nothing twice on a row
  const { mutate, reset, ...mutation } = useMutation({
    ...(mutationKey && { mutationKey }),
    onSuccess,
    async mutationFn({ ids, values }: EachRequest<Id, Values>): Promise<Outcomes<Id>> {
      const told = new Map<Id, string | null>();
      try {
        for (const batch of batchesOf(ids, values)) {
          const refusalOf = await refusals(act(batch, values));
          for (const id of batch) told.set(id, refusalOf(id));
          setOutcomes((before) => new Map([...before, ...told]));
        }
        return told;
      } finally {
        for (const id of ids) underWay.current.delete(id);
      }
    },
  });
  return {
    ...mutation,
    /** Of all runs since the last reset, while they go on. */
    outcomes,
    run(ids: readonly Id[], values: Values) {
      const free = ids.filter((id) => !underWay.current.has(id));
      if (free.length === 0) return;
      for (const id of free) underWay.current.add(id);
      mutate({ ids: free, values });
    },
    reset() {
      reset();
      setOutcomes((before) => (before.size > 0 ? new Map() : before));
    },
  };
}

/** Returns why a row was refused, as a kept text, or null. */
async function refusals(answer: Promise<unknown>): Promise<(id: Identifier) => string | null> {
  try {
    const refused = await answer;
    return (id) => (refused instanceof Map ? (refused.get(id) ?? null) : null);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return () => Object.values(error.kept.fields)[0] ?? error.kept.message;
  }
}
