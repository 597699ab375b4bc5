import type { QueryClient } from '@tanstack/react-query';
import { covers } from '../read/index.ts';
import type { Patch } from './command.ts';

/**
 * Shows what is to be in cached reads without making them younger. Resolves with the way back, which leaves alone what
 * has been read or changed meanwhile.
 */
export async function applyPatches(queries: QueryClient, patches: readonly Patch[]): Promise<() => void> {
  const matching = patches.flatMap(({ of }) =>
    queries.getQueryCache().findAll({ predicate: ({ queryKey }) => covers(of, queryKey) }),
  );
  const touched = [...new Set(matching)];
  // What is on its way was asked for before the change.
  await Promise.all(touched.map(({ queryKey }) => queries.cancelQueries({ queryKey, exact: true })));
  const undo = touched.flatMap(({ queryKey, state }) => {
    const { data, dataUpdatedAt: updatedAt } = state;
    if (data === undefined) return [];
    const to = patches.filter(({ of }) => covers(of, queryKey)).reduce<unknown>((known, one) => one.to(known), data);
    const shown = queries.setQueryData(queryKey, to, { updatedAt });
    return [
      () => {
        if (queries.getQueryData(queryKey) === shown) queries.setQueryData(queryKey, data, { updatedAt });
      },
    ];
  });
  return () => undo.forEach((back) => back());
}
