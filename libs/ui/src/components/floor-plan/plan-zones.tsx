import { memo } from 'react';
import { statusOf, type PlanItem, type PlanTone } from './plan-item.ts';
import type { PlanPoint } from './plan-geometry.ts';
import * as styles from './plan-zones.css.ts';

export type PlanZonesProps = {
  zones: readonly { id: string; tone: PlanTone; points: readonly PlanPoint[]; state: 'still' | 'selected' | 'held' }[];
};

/** The areas of the zones. What they are called and what they mean is said by their markers. */
export const PlanZones = memo(function PlanZones({ zones }: PlanZonesProps) {
  return (
    <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.zones}>
      {zones.map(({ id, tone, points, state }) => (
        <polygon
          key={id}
          data-tone={tone}
          data-state={state}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          className={styles.zone}
        />
      ))}
    </svg>
  );
});

export function zonesOf(
  items: readonly PlanItem[],
  now: { id: string; points: readonly PlanPoint[] } | null,
  selected: string | null,
): PlanZonesProps['zones'] {
  return items.flatMap((item) =>
    item.kind === 'zone'
      ? [
          {
            id: item.id,
            tone: statusOf(item).tone,
            points: now?.id === item.id ? now.points : item.points,
            state: now?.id === item.id ? ('held' as const) : selected === item.id ? 'selected' : 'still',
          },
        ]
      : [],
  );
}
