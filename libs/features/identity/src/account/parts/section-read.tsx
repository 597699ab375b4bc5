import type { ApiError } from '@imah/api-client';
import { FailedState, ForbiddenState, Skeleton, Stack } from '@imah/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readState } from '@imah/app/live';

export interface SectionReadProps<T> {
  readonly query: UseQueryResult<T, ApiError>;
  /** Rows of the skeleton, as many as usually come. */
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/** What a section reads, or what stands in its place until it is there. */
export function SectionRead<T>({ query, rows = 2, children }: SectionReadProps<T>) {
  const read = readState(query);
  switch (read.kind) {
    case 'ready':
      return children(read.data);
    case 'loading':
      return (
        <Stack gap="sm" aria-busy>
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </Stack>
      );
    case 'failed':
      return <FailedState onRetry={read.retry} attempt={read.attempt} />;
    case 'offline':
      return <FailedState reason="offline" onRetry={read.retry} />;
    default:
      return <ForbiddenState />;
  }
}
