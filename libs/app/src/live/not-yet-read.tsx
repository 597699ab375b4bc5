import { FailedState, Skeleton } from '@imah/ui';
import type { ReadState } from './query-state.ts';

interface NotYetReadProps {
  readonly state: ReadState<unknown>;
  /** What could not be read: "Catatan waktu tidak dapat dimuat". */
  readonly failed: string;
}

/** In a card, in the place of what is still on its way or could not be read; nothing once it is there. */
export function NotYetRead({ state, failed }: NotYetReadProps) {
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="row" />;
    case 'offline':
      return <FailedState reason="offline" onRetry={state.retry} title={failed} level={3} />;
    case 'failed':
      return <FailedState title={failed} level={3} onRetry={state.retry} attempt={state.attempt} />;
    default:
      return null;
  }
}
