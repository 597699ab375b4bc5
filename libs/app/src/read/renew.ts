import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { covers, type Reads } from './reads.ts';

/** Reads again what of these is on the screen, and the others when they are looked at. */
export async function renew(queries: QueryClient, wanted: readonly Reads[]): Promise<void> {
  if (wanted.length === 0) return;
  await queries.invalidateQueries({ predicate: ({ queryKey }) => wanted.some((one) => covers(one, queryKey)) });
}

/** The same where no command has changed it: something was done in another window, or heard of otherwise. */
export function useRenew(): (wanted: readonly Reads[]) => void {
  const queries = useQueryClient();
  return useCallback((wanted) => void renew(queries, wanted), [queries]);
}
