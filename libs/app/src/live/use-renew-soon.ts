import { useRealtime } from '@imah/realtime/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Reads, renew } from '../read/index.ts';

const settleMs = 400;

/** What is about to be read again, by client: whoever hears of the same asks for it once. */
const planned = new WeakMap<QueryClient, Map<string, Reads>>();

/** Reads again what has changed when things have settled: of a burst of changes once. */
export function useRenewSoon(): (wanted: readonly Reads[]) => void {
  const queries = useQueryClient();
  const { later } = useRealtime();
  return useCallback(
    (wanted) => {
      const plan = planned.get(queries) ?? new Map<string, Reads>();
      planned.set(queries, plan);
      if (plan.size === 0 && wanted.length > 0)
        later(() => {
          const due = [...plan.values()];
          plan.clear();
          void renew(queries, due);
        }, settleMs);
      // Undefined says that something was not asked with, and is left out of JSON.
      for (const one of wanted) plan.set(JSON.stringify([one, Object.keys(one.asked)]), one);
    },
    [queries, later],
  );
}
