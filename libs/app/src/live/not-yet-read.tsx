import { FailedState, type FailedStateProps, Skeleton } from '@imah/ui';
import type { ReactNode } from 'react';
import type { ReadState } from './query-state.ts';

interface NotYetReadProps extends Pick<FailedStateProps, 'level' | 'size'> {
  readonly state: ReadState<unknown>;
  /** What could not be read: "Catatan waktu tidak dapat dimuat". */
  readonly failed?: string;
  /** While it is on its way; a row when left out. */
  readonly loading?: ReactNode;
}

/** In the place of what is still on its way or could not be read; nothing once it is there, or for who may not see it. */
export function NotYetRead({ state, failed, loading = <Skeleton shape="row" />, level = 3, ...rest }: NotYetReadProps) {
  const look = { level, ...rest, ...(failed === undefined ? {} : { title: failed }) };
  switch (state.kind) {
    case 'loading':
      return loading;
    case 'offline':
      return <FailedState {...look} reason="offline" onRetry={state.retry} />;
    case 'failed':
      return <FailedState {...look} onRetry={state.retry} attempt={state.attempt} />;
    default:
      return null;
  }
}
