import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCorner,
  centreOf,
  isInside,
  isZone,
  moveCorner,
  movePoints,
  onPlan,
  removeCorner,
  roundPoint,
} from './plan-geometry.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const zone = fc.array(point, { minLength: 3, maxLength: 40 });
const way = fc.record({
  x: fc.double({ min: -2, max: 2, noNaN: true }),
  y: fc.double({ min: -2, max: 2, noNaN: true }),
});
const square = [
  { x: 0.2, y: 0.2 },
  { x: 0.6, y: 0.2 },
  { x: 0.6, y: 0.6 },
  { x: 0.2, y: 0.6 },
];
/** Open to the right: its centre of area is not in it. */
const horseshoe = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.2 },
  { x: 0.2, y: 0.2 },
  { x: 0.2, y: 0.8 },
  { x: 0.9, y: 0.8 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];

describe('points of a plan', () => {
  it('are stored with six decimals, on the plan', () => {
    expect(roundPoint({ x: 0.12345678, y: 1 / 3 })).toEqual({ x: 0.123457, y: 0.333333 });
    expect(onPlan({ x: -0.2, y: 1.4 })).toEqual({ x: 0, y: 1 });
  });

  it('move together and stop together at the edge, so that a zone keeps its shape', () => {
    fc.assert(
      fc.property(zone, way, (points, by) => {
        const moved = movePoints(points, by);
        const [first, last] = [moved[0]!, moved.at(-1)!];

        expect(isZone(moved)).toBe(true);
        expect(first.x - last.x).toBeCloseTo(points[0]!.x - points.at(-1)!.x, 5);
        expect(first.y - last.y).toBeCloseTo(points[0]!.y - points.at(-1)!.y, 5);
      }),
    );
    expect(movePoints(square, { x: 0.9, y: -0.1 })[0]).toEqual({ x: 0.6, y: 0.1 });
  });
});

describe('a zone', () => {
  it('has 3 to 200 corners on the plan', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ x: index / count, y: 0.5 }));

    expect([2, 3, 200, 201].map((count) => isZone(many(count)))).toEqual([false, true, true, false]);
    expect(isZone([...square, { x: 1.01, y: 0 }])).toBe(false);
  });

  it('has its name in the middle of its area, and inside of it where the middle is not', () => {
    expect(centreOf(square)).toEqual({ x: 0.4, y: 0.4 });
    expect(isInside({ x: 0.5, y: 0.5 }, horseshoe)).toBe(false);
    expect(centreOf(horseshoe)).toEqual({ x: 0.15, y: 0.5 });
  });

  it('has a name on the plan even when it is a line', () => {
    fc.assert(
      fc.property(zone, (points) => {
        const { x, y } = centreOf(points);

        expect([x >= 0, x <= 1, y >= 0, y <= 1]).not.toContain(false);
      }),
    );
    const line = [0.1, 0.2, 0.3].map((x) => ({ x, y: 0.5 }));
    expect(centreOf(line)).toEqual({ x: 0.2, y: 0.5 });
  });

  it('gets and loses corners, at least three and at most 200', () => {
    expect(addCorner(square, 3)).toEqual([...square, { x: 0.2, y: 0.4 }]);
    expect(addCorner(square, 0)[1]).toEqual({ x: 0.4, y: 0.2 });
    expect(removeCorner(square, 1)).toEqual([square[0], square[2], square[3]]);
    expect(removeCorner(square.slice(0, 3), 1)).toEqual(square.slice(0, 3));
    expect(
      addCorner(
        Array.from({ length: 200 }, () => ({ x: 0.5, y: 0.5 })),
        3,
      ),
    ).toHaveLength(200);
  });

  it('stays a zone whatever corner is moved or added wherever', () => {
    fc.assert(
      fc.property(zone, fc.nat(), way, (points, at, by) => {
        const index = at % points.length;

        expect(isZone(addCorner(moveCorner(points, index, by), index))).toBe(true);
      }),
    );
  });
});
