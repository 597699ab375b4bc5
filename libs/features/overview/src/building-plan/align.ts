import type { PlanContent, PlanPoint, ShownPlanItem } from '@imah/contract/plans';

type Size = { readonly width: number; readonly height: number };
/** Where something was, and where it belongs on the new picture. */
export interface PointPair {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
}

const million = 1_000_000;
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * million) / million;

/**
 * Moves everything as two points say: turned, made larger or smaller and shifted, in pixels, so that nothing is drawn out
 * where the new picture has another form than the old one. Null where both points are the same one.
 */
export function realigned(
  { picture, items }: PlanContent,
  before: Size,
  after: Size,
  [first, second]: readonly [PointPair, PointPair],
): PlanContent | null {
  const pixel = ({ x, y }: PlanPoint, { width, height }: Size) => ({ x: x * width, y: y * height });
  const [a, b] = [pixel(first.from, before), pixel(second.from, before)];
  const [c, d] = [pixel(first.to, after), pixel(second.to, after)];
  const [ax, ay] = [b.x - a.x, b.y - a.y];
  const [cx, cy] = [d.x - c.x, d.y - c.y];
  const length = ax * ax + ay * ay;
  if (length < 1e-6 || cx * cx + cy * cy < 1e-6) return null;
  // As complex numbers: what one difference has to be multiplied by to be the other.
  const [re, im] = [(cx * ax + cy * ay) / length, (cy * ax - cx * ay) / length];
  const move = (point: PlanPoint): PlanPoint => {
    const at = pixel(point, before);
    const [x, y] = [at.x - a.x, at.y - a.y];
    return { x: share((c.x + re * x - im * y) / after.width), y: share((c.y + im * x + re * y) / after.height) };
  };
  return { picture, items: items.map((item) => movedBy(item, move)) };
}

function movedBy(item: ShownPlanItem, move: (point: PlanPoint) => PlanPoint): ShownPlanItem {
  // Where a withheld one stands only the server knows.
  if (item.kind === 'withheld') return item;
  return item.kind === 'zone' ? { ...item, points: item.points.map(move) } : { ...item, ...move(item) };
}

/** A point on the lines of others where it is near them: across and down each by itself. */
export function snapped(point: PlanPoint, others: readonly PlanPoint[], near = 0.008): PlanPoint {
  const along = (axis: 'x' | 'y') => {
    const nearest = nearestOn(
      point[axis],
      others.map((other) => other[axis]),
    );
    return nearest !== null && Math.abs(nearest - point[axis]) <= near ? nearest : point[axis];
  };
  return { x: along('x'), y: along('y') };
}

/** A point on the line of the one that is nearest to it, along one axis. */
export function linedUp(point: PlanPoint, others: readonly PlanPoint[], axis: 'x' | 'y'): PlanPoint {
  const nearest = nearestOn(
    point[axis],
    others.map((other) => other[axis]),
  );
  return nearest === null ? point : { ...point, [axis]: nearest };
}

function nearestOn(value: number, others: readonly number[]): number | null {
  return others.reduce<number | null>(
    (best, other) => (best === null || Math.abs(other - value) < Math.abs(best - value) ? other : best),
    null,
  );
}
