interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line through the points with its corners rounded, as an SVG path. */
export function pathOf(points: readonly Point[], radius = 6): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${at(point)}`;
      if (after === undefined) return `L${at(point)}`;
      const size = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${at(towards(point, before, size))}Q${at(point)} ${at(towards(point, after, size))}`;
    })
    .join('');
}

/** The three corners of an arrow's head that ends at the last point. */
export function arrowOf(points: readonly Point[], size: number): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const base = towards(end, before, size);
  const across = {
    x: ((end.y - before.y) / distance(end, before)) * size,
    y: ((before.x - end.x) / distance(end, before)) * size,
  };
  const side = (sign: number) => ({ x: base.x + (sign * across.x) / 2, y: base.y + (sign * across.y) / 2 });
  return [end, side(1), side(-1)].map(at).join(' ');
}

function at({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y) || 1;
}

function towards(from: Point, to: Point, length: number): Point {
  const share = length / distance(from, to);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
