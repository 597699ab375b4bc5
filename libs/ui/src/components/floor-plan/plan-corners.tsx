import type { KeyboardEvent, PointerEvent } from 'react';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { fill } from '../../labels/fill.ts';
import type { PlanPoint } from './plan-geometry.ts';
import * as styles from './floor-plan.css.ts';

export type PlanCornersProps = {
  id: string;
  name: string;
  points: readonly PlanPoint[];
  held: number | null;
  onPress: (id: string, corner: number) => void;
  onKey: (event: KeyboardEvent, id: string, corner: number) => void;
  onPointer: (event: PointerEvent, id: string, corner: number) => void;
  labels: CanvasLabels;
};

/** The corners of the chosen zone while editing: dragged, or taken and moved with the arrows. */
export function PlanCorners({ id, name, points, held, onPress, onKey, onPointer, labels }: PlanCornersProps) {
  return points.map(({ x, y }, index) => (
    <button
      // Corners have no name but their number.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      type="button"
      data-corner={index}
      aria-label={fill(labels.corner, { number: index + 1, count: points.length, name })}
      aria-pressed={held === index}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      onPointerDown={(event) => onPointer(event, id, index)}
      onClick={() => onPress(id, index)}
      onKeyDown={(event) => onKey(event, id, index)}
      className={styles.corner}
    />
  ));
}
