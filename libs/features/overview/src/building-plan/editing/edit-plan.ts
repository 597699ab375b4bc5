import type { Device, DeviceType } from '@imah/contract/devices';
import type { PlanContent, PlanItem, PlanPoint, ShownPlanItem } from '@imah/contract/plans';
import { mostPlanItems } from '@imah/contract/plans/words';
import { linedUp, snapped } from '../align.ts';
import { floorOf, type PlanGround } from '../plan-ground.ts';

/** What a new thing on a plan is, before it has a place. */
export type Placing =
  | { readonly kind: 'device'; readonly deviceId: string; readonly metric: string | null }
  | { readonly kind: 'zone'; readonly deviceId: string; readonly metric: string }
  | { readonly kind: 'unit'; readonly unitId: string }
  | { readonly kind: 'link'; readonly floorId: string }
  | { readonly kind: 'text'; readonly label: string }
  | { readonly kind: 'alarms' | 'tickets' };

/** Half of how wide and high a new zone is. */
const half = 0.08;

/** What a new thing is at its place. */
export function placed(placing: Placing, id: string, { x, y }: PlanPoint): PlanItem {
  if (placing.kind === 'zone') {
    const [left, top] = [Math.min(Math.max(x, half), 1 - half), Math.min(Math.max(y, half), 1 - half)];
    const corner = (dx: number, dy: number) => ({ x: left + dx * half, y: top + dy * half });
    return { ...placing, id, label: '', points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
  }
  return { label: '', ...placing, id, x, y };
}

/** Whether there is room for one more. */
export const hasRoom = ({ items }: PlanContent) => items.length < mostPlanItems;

export const withItem = ({ picture, items }: PlanContent, item: PlanItem): PlanContent => ({
  picture,
  items: [...items, item],
});

export const withoutItem = ({ picture, items }: PlanContent, id: string): PlanContent => ({
  picture,
  items: items.filter((one) => one.id !== id),
});

export const withChanged = ({ picture, items }: PlanContent, item: PlanItem): PlanContent => ({
  picture,
  items: items.map((one) => (one.id === item.id ? item : one)),
});

interface Move extends PlanPoint {
  readonly id: string;
  readonly points?: readonly PlanPoint[];
}

/** Something elsewhere; with `snaps` a pin comes onto the lines of others that it is near to. */
export function moved(content: PlanContent, { id, x, y, points }: Move, snaps: 'yes' | 'no'): PlanContent {
  const { picture, items } = content;
  const at = snaps === 'yes' ? snapped({ x, y }, pinsBut(items, id)) : { x, y };
  return {
    picture,
    items: items.map((one) => {
      if (one.id !== id || one.kind === 'withheld') return one;
      if (one.kind === 'zone') return points === undefined ? one : { ...one, points: [...points] };
      return { ...one, ...at };
    }),
  };
}

/** A pin on the line of the one nearest to it, along one axis. */
export function alignedOn({ picture, items }: PlanContent, id: string, axis: 'x' | 'y'): PlanContent {
  return {
    picture,
    items: items.map((one) =>
      one.id !== id || one.kind === 'withheld' || one.kind === 'zone'
        ? one
        : { ...one, ...linedUp({ x: one.x, y: one.y }, pinsBut(items, id), axis) },
    ),
  };
}

function pinsBut(items: readonly ShownPlanItem[], id: string): PlanPoint[] {
  return items.flatMap((one) =>
    one.id === id || one.kind === 'withheld' || one.kind === 'zone' ? [] : [{ x: one.x, y: one.y }],
  );
}

/** The devices that are not on the plan yet, those of this floor first, each by name. */
export function unplaced({ items }: PlanContent, { devices, units, floorId }: PlanGround): readonly Device[] {
  const there = new Set(items.flatMap((one) => (one.kind === 'device' ? [one.deviceId] : [])));
  const isElsewhere = (device: Device) => (floorOf(device, units) === floorId ? 0 : 1);
  return [...(devices?.values() ?? [])]
    .filter(({ id, archivedAt }) => archivedAt === null && !there.has(id))
    .toSorted((one, other) => isElsewhere(one) - isElsewhere(other) || one.name.localeCompare(other.name));
}

/** What a pin of a device shows at first: what its type names, else its first level, else its first value. */
export function usualMetric(type: DeviceType | undefined): string | null {
  if (type === undefined) return null;
  const { metrics, mainMetric } = type;
  return (
    metrics.find(({ key }) => key === mainMetric) ??
    metrics.find(({ kind }) => kind === 'gauge') ??
    metrics[0] ?? { key: null }
  ).key;
}
