import { FailedState, type FailedStateProps, ForbiddenState, Skeleton } from '@imah/ui';
import type { ReactNode } from 'react';
import type { ReadState } from './read-state.ts';

export interface ReadProps<T> extends Pick<FailedStateProps, 'level' | 'size'> {
  readonly of: ReadState<T>;
  /** Holds the place of what comes; a row when left out. */
  readonly loading?: ReactNode;
  /** What could not be read: "Catatan waktu tidak dapat dimuat". */
  readonly failed?: string;
  /** Without a network, where nothing of it is on this device; with another try when left out. */
  readonly offline?: ReactNode;
  /** Null: nothing is said of it. */
  readonly forbidden?: ReactNode;
  /** As where it is forbidden when left out: who may not see it is not told that it is there. */
  readonly missing?: ReactNode;
  /** In place of a list without rows. */
  readonly empty?: ReactNode;
  /** Left out where what was read stands elsewhere. */
  readonly children?: (data: T) => ReactNode;
}

/** What was read, or what stands in its place: on its way, failed, without a network, forbidden, gone, empty. */
export function Read<T>({ of: state, loading = <Skeleton shape="row" />, children, ...rest }: ReadProps<T>): ReactNode {
  const { failed, level, size } = rest;
  const frame = { ...(level === undefined ? {} : { level }), ...(size === undefined ? {} : { size }) };
  const told = failed === undefined ? frame : { ...frame, title: failed };
  const { forbidden = <ForbiddenState {...frame} /> } = rest;
  switch (state.kind) {
    case 'loading':
      return loading;
    case 'failed':
      return <FailedState {...told} onRetry={state.retry} attempt={state.attempt} />;
    case 'offline':
      return rest.offline ?? <FailedState {...told} reason="offline" onRetry={state.retry} />;
    case 'forbidden':
      return forbidden;
    case 'missing':
      return rest.missing === undefined ? forbidden : rest.missing;
    case 'ready':
      if (rest.empty !== undefined && Array.isArray(state.data) && state.data.length === 0) return rest.empty;
      return children?.(state.data) ?? null;
  }
}
