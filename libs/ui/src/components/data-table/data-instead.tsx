import type { ReactNode } from 'react';
import { searchIcon } from '../../icons/generated/icons.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { FailedState } from '../empty-state/failed-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './data-table.css.ts';

export type DataState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  /** `reason`: `offline` where it was not even asked for. */
  | { kind: 'failed'; onRetry?: () => void; reason?: 'failed' | 'offline' };

export type DataInsteadProps = {
  state: DataState;
  /** How many there are before any filter. */
  rows: number;
  empty: ReactNode;
  noData: string;
  onClear: () => void;
};

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** What stands where the rows would: they come, they did not, there are none, or none fits. */
export function DataInstead({ state, rows, empty, noData, onClear }: DataInsteadProps) {
  const labels = useDataLabels();
  if (state.kind === 'loading') {
    return (
      <div className={styles.skeletons}>
        {lines.map((line) => (
          <Skeleton key={line} shape="control" />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.instead}>
      {state.kind === 'failed' ? (
        <FailedState reason={state.reason ?? 'failed'} {...(state.onRetry ? { onRetry: state.onRetry } : {})} />
      ) : rows === 0 ? (
        (empty ?? <EmptyState title={noData} />)
      ) : (
        <EmptyState
          icon={searchIcon}
          title={labels.noMatchTitle}
          text={labels.noMatchText}
          actions={<Button onClick={onClear}>{labels.clearFilters}</Button>}
        />
      )}
    </div>
  );
}
