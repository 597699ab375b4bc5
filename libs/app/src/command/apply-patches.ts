import type { QueryClient } from '@tanstack/react-query';
import { covers } from '../read/index.ts';
import type { Patch } from './command.ts';

/**
 * Shows what is to be in cached reads without making them younger. Resolves with the way back, which leaves alone what
 * has been read or changed meanwhile.
 */
export async function applyPatches(queries: QueryClient, patches: readonly Patch[]): Promise<() => void> {
  const reads = queries.getQueryCache();
  const matching = ({ of }: Patch) => reads.findAll({ predicate: ({ queryKey }) => covers(of, queryKey) });
  // What is on its way was asked for before the change.
  const halted = new Set(patches.flatMap(matching));
  await Promise.all([...halted].map(({ queryKey }) => queries.cancelQueries({ queryKey, exact: true })));
  const undo: (() => void)[] = [];
  for (const one of patches)
    for (const { queryKey, state } of matching(one)) {
      const { data, dataUpdatedAt: updatedAt } = state;
      if (data === undefined) continue;
      const shown = queries.setQueryData(queryKey, one.to(data), { updatedAt });
      undo.push(() => {
        if (queries.getQueryData(queryKey) === shown) queries.setQueryData(queryKey, data, { updatedAt });
      });
    }
  return () => undo.reverse().forEach((back) => back());
}
