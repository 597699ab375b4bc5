import type { PlanContent, PlanPoint } from '@imah/contract/plans';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linedUp, type PointPair, realigned, snapped } from './align.ts';

const pin = (id: string, x: number, y: number) => ({ kind: 'text' as const, id, label: id, x, y });
const of = (...items: PlanContent['items']): PlanContent => ({ picture: null, items });
const placesOf = (content: PlanContent | null) =>
  content?.items.map((one) => ('x' in one ? [one.x, one.y] : one.kind === 'zone' ? one.points : one.kind));
const pair = (from: PlanPoint, to: PlanPoint): PointPair => ({ from, to });
const size = { width: 1000, height: 500 };

it('a picture that shows the same in a larger frame takes everything along', () => {
  // The old picture stands in the lower right quarter of the new one.
  const content = of(pin('a', 0, 0), pin('b', 1, 1), pin('c', 0.5, 0.2));
  const into = ({ x, y }: PlanPoint) => ({ x: 0.5 + x / 2, y: 0.5 + y / 2 });

  const after = realigned(content, size, { width: 2000, height: 1000 }, [
    pair({ x: 0, y: 0 }, into({ x: 0, y: 0 })),
    pair({ x: 1, y: 1 }, into({ x: 1, y: 1 })),
  ]);

  expect(placesOf(after)).toEqual([
    [0.5, 0.5],
    [1, 1],
    [0.75, 0.6],
  ]);
});

it('a picture that was turned by a quarter turns everything, also where its form is another', () => {
  const zone = {
    kind: 'zone' as const,
    id: 'z',
    label: '',
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ],
    deviceId: 'd',
    metric: 'm',
  };
  const turned = ({ x, y }: PlanPoint) => ({ x: 1 - y, y: x });

  const after = realigned(of(pin('a', 0.25, 0.5), zone), size, { width: 500, height: 1000 }, [
    pair({ x: 0, y: 0 }, turned({ x: 0, y: 0 })),
    pair({ x: 1, y: 1 }, turned({ x: 1, y: 1 })),
  ]);

  expect(placesOf(after)).toEqual([
    [0.5, 0.25],
    [
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ],
  ]);
});

it('the two points themselves come where they were shown, wherever that is', () => {
  const point = fc.record({
    x: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  });
  const far = (one: PlanPoint, other: PlanPoint) => Math.hypot(one.x - other.x, one.y - other.y) > 0.05;
  fc.assert(
    fc.property(point, point, point, point, (a, b, c, d) => {
      fc.pre(far(a, b) && far(c, d));
      const after = realigned(of(pin('a', a.x, a.y), pin('b', b.x, b.y)), size, size, [pair(a, c), pair(b, d)]);
      const [first, second] = (after?.items ?? []) as { x: number; y: number }[];
      expect(Math.hypot((first?.x ?? 9) - c.x, (first?.y ?? 9) - c.y)).toBeLessThan(1e-5);
      expect(Math.hypot((second?.x ?? 9) - d.x, (second?.y ?? 9) - d.y)).toBeLessThan(1e-5);
    }),
    { numRuns: 1000, seed: 7 },
  );
});

it('nothing leaves the plan, what is withheld stays the server’s, and one point alone says nothing', () => {
  const content = of(pin('a', 1, 1), { kind: 'withheld', id: 'w' });
  const same = pair({ x: 0.5, y: 0.5 }, { x: 0.1, y: 0.1 });

  expect(
    placesOf(
      realigned(content, size, size, [
        pair({ x: 0, y: 0 }, { x: 0.9, y: 0.9 }),
        pair({ x: 1, y: 0 }, { x: 1, y: 0.9 }),
      ]),
    ),
  ).toEqual([[1, 1], 'withheld']);
  expect(realigned(content, size, size, [same, same])).toBeNull();
  expect(realigned(content, size, size, [same, pair({ x: 1, y: 1 }, { x: 0.1, y: 0.1 })])).toBeNull();
});

it('a point comes onto the lines of others that it is near to, across and down each by itself', () => {
  const others = [
    { x: 0.2, y: 0.7 },
    { x: 0.5, y: 0.3 },
  ];

  expect(snapped({ x: 0.206, y: 0.305 }, others)).toEqual({ x: 0.2, y: 0.3 });
  expect(snapped({ x: 0.22, y: 0.9 }, others)).toEqual({ x: 0.22, y: 0.9 });
  expect(snapped({ x: 0.2, y: 0.1 }, [])).toEqual({ x: 0.2, y: 0.1 });
});

it('a point is lined up with the one nearest to it along one axis, however far that is', () => {
  const others = [
    { x: 0.2, y: 0.7 },
    { x: 0.9, y: 0.3 },
  ];

  expect(linedUp({ x: 0.4, y: 0.4 }, others, 'x')).toEqual({ x: 0.2, y: 0.4 });
  expect(linedUp({ x: 0.4, y: 0.4 }, others, 'y')).toEqual({ x: 0.4, y: 0.3 });
  expect(linedUp({ x: 0.4, y: 0.4 }, [], 'y')).toEqual({ x: 0.4, y: 0.4 });
});
