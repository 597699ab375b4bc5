import type { ApiError } from '@imah/api-client';
import { Skeleton, Stack } from '@imah/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Read, readState } from '@imah/app/read';

export interface SectionReadProps<T> {
  readonly query: UseQueryResult<T, ApiError>;
  /** Rows of the skeleton, as many as usually come. */
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/** What a section reads, or what stands in its place until it is there. */
export function SectionRead<T>({ query, rows = 2, children }: SectionReadProps<T>) {
  const loading = (
    <Stack gap="sm" aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Stack>
  );
  return (
    <Read of={readState(query)} loading={loading}>
      {children}
    </Read>
  );
}
