import { fullscreenIcon, minusIcon, plusIcon } from '../../icons/generated/icons.ts';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { tally, type PlanItem } from './plan-item.ts';
import { mostZoom, zoomStep } from './plan-view.ts';
import { toneWord } from './plan-words.ts';
import * as styles from './floor-plan.css.ts';

export type PlanZoomProps = {
  zoom: number;
  onZoom: (factor: number) => void;
  onShowAll: () => void;
  labels: CanvasLabels;
};

/** What wheel and fingers do, as buttons; `aria-disabled`, so that the focus stays on the one that reached its end. */
export function PlanZoom({ zoom, onZoom, onShowAll, labels }: PlanZoomProps) {
  const ends = { in: zoom >= mostZoom, out: zoom <= 1 };
  return (
    <div className={styles.zoom}>
      <IconButton
        icon={plusIcon}
        label={labels.zoomIn}
        tone="neutral"
        aria-disabled={ends.in}
        onClick={() => onZoom(zoomStep)}
      />
      <IconButton
        icon={minusIcon}
        label={labels.zoomOut}
        tone="neutral"
        aria-disabled={ends.out}
        onClick={() => onZoom(1 / zoomStep)}
      />
      <IconButton
        icon={fullscreenIcon}
        label={labels.wholePlan}
        tone="neutral"
        aria-disabled={ends.out}
        onClick={onShowAll}
      />
    </div>
  );
}

/** What the colours mean and how many there are of each: the words for marks that have no room for them. */
export function PlanLegend({ items, labels }: { items: readonly PlanItem[]; labels: CanvasLabels }) {
  const counts = tally(items);
  if (counts.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {counts.map(({ tone, count }) => (
        <li key={tone}>
          <StatusBadge tone={tone} label={`${toneWord(tone, labels)} ${count}`} />
        </li>
      ))}
    </ul>
  );
}
