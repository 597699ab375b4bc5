import { plusIcon, redo2Icon, undo2Icon } from '../../icons/generated/icons.ts';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { fill } from '../../labels/fill.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { maxWidgets } from './grid-layout.ts';
import * as styles from './widget-grid.css.ts';

export type GridHistory = {
  /** Left out while there is nothing to undo. */
  onUndo?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
};

export type GridToolbarProps = {
  widgets: number;
  onAdd: (() => void) | undefined;
  history: GridHistory | undefined;
  labels: CanvasLabels;
};

/** What can be done while editing, above the grid. */
export function GridToolbar({ widgets, onAdd, history, labels }: GridToolbarProps) {
  const full = widgets >= maxWidgets;
  return (
    <div className={styles.toolbar}>
      {onAdd ? (
        <Button icon={plusIcon} onClick={onAdd} disabled={full}>
          {labels.addWidget}
        </Button>
      ) : null}
      {history ? (
        <>
          <IconButton
            icon={undo2Icon}
            label={labels.undo}
            tone="neutral"
            disabled={!history.onUndo}
            onClick={history.onUndo}
          />
          <IconButton
            icon={redo2Icon}
            label={labels.redo}
            tone="neutral"
            disabled={!history.onRedo}
            onClick={history.onRedo}
          />
        </>
      ) : null}
      {full ? <span className={styles.limit}>{fill(labels.mostWidgets, { count: maxWidgets })}</span> : null}
    </div>
  );
}
