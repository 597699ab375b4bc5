/** A place on a plan as shares of its width and height, each from 0 to 1, so that another picture of it keeps them. */
export type PlanPoint = { x: number; y: number };

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
const million = 1_000_000;

/** Six decimals: a millimetre on a floor of a kilometre, and what is stored. */
export function roundPoint({ x, y }: PlanPoint): PlanPoint {
  return { x: Math.round(x * million) / million, y: Math.round(y * million) / million };
}

/** The nearest point that is on the plan. */
export function onPlan({ x, y }: PlanPoint): PlanPoint {
  return { x: between(x, 0, 1), y: between(y, 0, 1) };
}

/** All points moved by the same way, as far as all of them stay on the plan: a zone keeps its shape at the edge. */
export function movePoints(points: readonly PlanPoint[], way: PlanPoint): PlanPoint[] {
  const room = (axis: 'x' | 'y') => {
    const values = points.map((point) => point[axis]);
    return between(way[axis], -Math.min(...values), 1 - Math.max(...values));
  };
  const [dx, dy] = [room('x'), room('y')];
  return points.map(({ x, y }) => roundPoint({ x: x + dx, y: y + dy }));
}

/** Whether these points can be a zone: 3 to 200, all of them on the plan. */
export function isZone(points: readonly PlanPoint[]): boolean {
  return points.length >= 3 && points.length <= 200 && points.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1);
}

/** Whether a point is inside of a zone, by how often a ray from it crosses the border. */
export function isInside({ x, y }: PlanPoint, zone: readonly PlanPoint[]): boolean {
  let inside = false;
  for (const [index, one] of zone.entries()) {
    const other = zone.at(index - 1) ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  }
  return inside;
}

/** Where the name of a zone stands: its centre of area, or inside of its widest part when that is outside of it. */
export function centreOf(zone: readonly PlanPoint[]): PlanPoint {
  let area = 0;
  let [x, y] = [0, 0];
  for (const [index, one] of zone.entries()) {
    const other = zone.at(index - 1) ?? one;
    const cross = other.x * one.y - one.x * other.y;
    area += cross;
    x += (other.x + one.x) * cross;
    y += (other.y + one.y) * cross;
  }
  const centre = area === 0 ? middleOf(zone) : { x: x / (3 * area), y: y / (3 * area) };
  return roundPoint(onPlan(area === 0 || isInside(centre, zone) ? centre : widestAt(zone, centre)));
}

function middleOf(points: readonly PlanPoint[]): PlanPoint {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

/** The middle of the longest piece that lies inside of the zone on the height of a point. */
function widestAt(zone: readonly PlanPoint[], { x, y }: PlanPoint): PlanPoint {
  const crossings = zone
    .flatMap((one, index) => {
      const other = zone.at(index - 1) ?? one;
      return one.y > y === other.y > y ? [] : [((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x];
    })
    .toSorted((one, other) => one - other);
  let best = { x, length: 0 };
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = [crossings[index], crossings[index + 1]];
    if (to - from > best.length) best = { x: (from + to) / 2, length: to - from };
  }
  return { x: best.x, y };
}

/** A further corner in the middle of the side after one; unchanged when there are 200 already. */
export function addCorner(zone: readonly PlanPoint[], index: number): PlanPoint[] {
  const [one, next] = [zone[index], zone[(index + 1) % zone.length]];
  if (!one || !next || zone.length >= 200) return [...zone];
  return zone.toSpliced(index + 1, 0, roundPoint({ x: (one.x + next.x) / 2, y: (one.y + next.y) / 2 }));
}

/** Without a corner; unchanged when only three are left. */
export function removeCorner(zone: readonly PlanPoint[], index: number): PlanPoint[] {
  return zone.length <= 3 ? [...zone] : zone.toSpliced(index, 1);
}

/** With a corner elsewhere, on the plan. */
export function moveCorner(zone: readonly PlanPoint[], index: number, way: PlanPoint): PlanPoint[] {
  return zone.map((point, at) =>
    at === index ? roundPoint(onPlan({ x: point.x + way.x, y: point.y + way.y })) : point,
  );
}
