import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWidget, moveWidget, removeWidget, resizeWidget, stepWidget } from './arrange-grid.ts';
import { deriveLayout, fitLayout, layoutsFrom } from './fit-layout.ts';
import { compact, gridColumns, overlaps, rowsOf, withinLimits, type GridItem, type GridLimits } from './grid-layout.ts';

const columns = gridColumns.lg;
const limits: GridLimits = { minW: 2, minH: 2, maxW: 12, maxH: 8 };

const anywhere = fc.record({
  x: fc.integer({ min: -5, max: 40 }),
  y: fc.integer({ min: -5, max: 60 }),
  w: fc.integer({ min: -2, max: 40 }),
  h: fc.integer({ min: -2, max: 20 }),
});
/** Any places at all, also on top of one another and beside the grid. */
const stored = fc
  .array(anywhere, { maxLength: 25 })
  .map((places) => places.map((place, index) => ({ ...place, id: `w${index}` })));
const fitted = stored.map((layout) =>
  fitLayout(
    layout,
    layout.map(({ id }) => ({ id })),
    columns,
  ),
);
const someLayout = fitted.filter((layout) => layout.length > 0);
const one = (layout: readonly GridItem[], index: number) => layout[index % layout.length]!.id;

/** What must be true of every layout that is drawn. */
function faults(layout: readonly GridItem[], ids: readonly string[], width: number): string[] {
  const found: string[] = [];
  if (
    layout
      .map(({ id }) => id)
      .toSorted()
      .join() !== [...ids].toSorted().join()
  )
    found.push('a widget is lost or twice');
  for (const [index, item] of layout.entries()) {
    if (item.x < 0 || item.y < 0 || item.w < 1 || item.h < 1 || item.x + item.w > width)
      found.push(`${item.id} is outside`);
    for (const other of layout.slice(index + 1)) if (overlaps(item, other)) found.push(`${item.id} is on ${other.id}`);
  }
  return found;
}
const idsOf = (layout: readonly GridItem[]) => layout.map(({ id }) => id);

describe('a layout', () => {
  it('is without overlap, complete and within its columns, whatever was stored', () => {
    fc.assert(
      fc.property(fitted, (layout) => {
        expect(faults(layout, idsOf(layout), columns)).toEqual([]);
      }),
    );
  });

  it('gives a place to a widget without one, and drops the place of a widget that is gone', () => {
    fc.assert(
      fc.property(stored, fc.integer({ min: 0, max: 10 }), (layout, extra) => {
        const kept = layout.slice(Math.floor(layout.length / 2));
        const widgets = [...kept, ...Array.from({ length: extra }, (_, index) => ({ id: `baru${index}` }))];

        expect(faults(fitLayout(layout, widgets, columns), idsOf(widgets as GridItem[]), columns)).toEqual([]);
      }),
    );
  });

  it('has no room above a widget: it falls up until something holds it', () => {
    fc.assert(
      fc.property(fitted, (layout) => {
        expect(compact(layout, columns)).toEqual(layout);
      }),
    );
  });

  it('keeps the limits of a size, and the whole widget on the grid', () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        const { x, y, w, h } = withinLimits(place, columns, limits);

        expect([w >= 2, w <= 12, h >= 2, h <= 8, x >= 0, y >= 0, x + w <= columns]).not.toContain(false);
      }),
    );
    expect(withinLimits({ x: 0, y: 0, w: 1, h: 1 }, 12, { minW: 6 })).toEqual({ x: 0, y: 0, w: 3, h: 1 });
    expect(withinLimits({ x: 0, y: 0, w: 4, h: 1 }, 4, { maxW: 6 })).toEqual({ x: 0, y: 0, w: 4, h: 1 });
    expect(withinLimits({ x: Number.NaN, y: 0.6, w: 2.4, h: 2 }, 4)).toEqual({ x: 0, y: 1, w: 2, h: 2 });
  });
});

describe('moving and resizing', () => {
  it('never overlap, lose or leave the columns', () => {
    fc.assert(
      fc.property(someLayout, fc.nat(), anywhere, (layout, index, { x, y, w, h }) => {
        const id = one(layout, index);

        expect(faults(moveWidget(layout, id, { x, y }, { columns }), idsOf(layout), columns)).toEqual([]);
        expect(faults(resizeWidget(layout, id, { w, h }, { columns, limits }), idsOf(layout), columns)).toEqual([]);
      }),
    );
  });

  it('stay free of overlap through any walk with the arrows', () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('move' as const, 'resize' as const),
        direction: fc.constantFrom('left' as const, 'right' as const, 'up' as const, 'down' as const),
        index: fc.nat(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(someLayout, steps, (layout, walk) => {
        let now: readonly GridItem[] = layout;
        for (const { index, ...step } of walk) now = stepWidget(now, one(layout, index), step, { columns }) ?? now;

        expect(faults(now, idsOf(layout), columns)).toEqual([]);
      }),
    );
  });

  it('change nothing when the widget goes to where it is', () => {
    fc.assert(
      fc.property(someLayout, fc.nat(), (layout, index) => {
        const { id, x, y, w, h } = layout[index % layout.length]!;
        const sorted = compact(layout, columns);

        expect(compact(moveWidget(layout, id, { x, y }, { columns }), columns)).toEqual(sorted);
        expect(compact(resizeWidget(layout, id, { w, h }, { columns }), columns)).toEqual(sorted);
      }),
    );
  });

  it('leave a layout alone that has no such widget', () => {
    const layout = [{ id: 'a', x: 0, y: 0, w: 4, h: 4 }];

    expect(moveWidget(layout, 'z', { x: 5, y: 0 }, { columns })).toEqual(layout);
    expect(resizeWidget(layout, 'z', { w: 5, h: 1 }, { columns })).toEqual(layout);
    expect(stepWidget(layout, 'z', { kind: 'move', direction: 'right' }, { columns })).toBeUndefined();
  });
});

describe('a widget that moves', () => {
  const layout = [
    { id: 'a', x: 0, y: 0, w: 6, h: 2 },
    { id: 'b', x: 0, y: 2, w: 6, h: 4 },
    { id: 'c', x: 6, y: 0, w: 6, h: 3 },
  ];
  const places = (next: readonly GridItem[] | undefined) =>
    next && Object.fromEntries(next.map(({ id, x, y, w, h }) => [id, [x, y, w, h]]));

  it('passes its neighbour once it is past the middle of it', () => {
    expect(places(moveWidget(layout, 'a', { x: 0, y: 2 }, { columns }))).toEqual(places(layout));
    expect(places(moveWidget(layout, 'a', { x: 0, y: 3 }, { columns }))).toEqual({
      a: [0, 4, 6, 2],
      b: [0, 0, 6, 4],
      c: [6, 0, 6, 3],
    });
  });

  it('pushes down who stands where it comes to', () => {
    expect(places(moveWidget(layout, 'a', { x: 6, y: 0 }, { columns }))).toEqual({
      a: [6, 0, 6, 2],
      b: [0, 0, 6, 4],
      c: [6, 2, 6, 3],
    });
  });

  it('goes past the neighbour with one arrow, and not beyond the edges', () => {
    expect(places(stepWidget(layout, 'a', { kind: 'move', direction: 'down' }, { columns }))?.['a']).toEqual([
      0, 4, 6, 2,
    ]);
    expect(places(stepWidget(layout, 'b', { kind: 'move', direction: 'up' }, { columns }))?.['b']).toEqual([
      0, 0, 6, 4,
    ]);
    expect(stepWidget(layout, 'a', { kind: 'move', direction: 'up' }, { columns })).toBeUndefined();
    expect(stepWidget(layout, 'b', { kind: 'move', direction: 'down' }, { columns })).toBeUndefined();
    expect(stepWidget(layout, 'a', { kind: 'move', direction: 'left' }, { columns })).toBeUndefined();
    expect(places(stepWidget(layout, 'a', { kind: 'move', direction: 'right' }, { columns }))?.['a']).toEqual([
      1, 0, 6, 2,
    ]);
  });

  it('grows at its place and stops at its limits and at the last column', () => {
    expect(places(resizeWidget(layout, 'a', { w: 8, h: 2 }, { columns }))).toEqual({
      a: [0, 0, 8, 2],
      b: [0, 2, 6, 4],
      c: [6, 2, 6, 3],
    });
    const narrow = { columns: 6, limits: { minW: 24, maxH: 2 } };
    expect(stepWidget(layout.slice(0, 2), 'a', { kind: 'resize', direction: 'right' }, narrow)).toBeUndefined();
    expect(stepWidget(layout.slice(0, 2), 'a', { kind: 'resize', direction: 'left' }, narrow)).toBeUndefined();
    expect(stepWidget(layout.slice(0, 2), 'a', { kind: 'resize', direction: 'down' }, narrow)).toBeUndefined();
  });
});

describe('adding and removing', () => {
  it('takes the first free place and moves nothing that is there', () => {
    fc.assert(
      fc.property(fitted, fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 8 }), (layout, w, h) => {
        const next = addWidget(layout, { id: 'baru', w, h }, { columns });

        expect(faults(next, [...idsOf(layout), 'baru'], columns)).toEqual([]);
        expect(
          compact(
            next.filter(({ id }) => id !== 'baru'),
            columns,
          ),
        ).toEqual(compact(layout, columns));
        expect(next.filter(({ id }) => id !== 'baru').toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
          layout.toSorted((a, b) => a.id.localeCompare(b.id)),
        );
      }),
    );
    const layout = [
      { id: 'a', x: 0, y: 0, w: 8, h: 4 },
      { id: 'b', x: 16, y: 0, w: 8, h: 4 },
    ];
    expect(addWidget(layout, { id: 'c', w: 6, h: 3 }, { columns }).find(({ id }) => id === 'c')).toEqual({
      id: 'c',
      x: 8,
      y: 0,
      w: 6,
      h: 3,
    });
  });

  it('closes the gap that a removed widget leaves', () => {
    fc.assert(
      fc.property(someLayout, fc.nat(), (layout, index) => {
        const id = one(layout, index);
        const rest = idsOf(layout).filter((other) => other !== id);
        const next = removeWidget(layout, id, columns);

        expect(faults(next, rest, columns)).toEqual([]);
        expect(rowsOf(next)).toBeLessThanOrEqual(rowsOf(layout));
      }),
    );
  });
});

describe('the layouts of the narrower grids', () => {
  it('have every widget, without overlap, within their columns', () => {
    fc.assert(
      fc.property(fitted, (layout) => {
        const all = layoutsFrom(layout);

        expect(faults(all.md, idsOf(layout), 12)).toEqual([]);
        expect(faults(all.sm, idsOf(layout), 4)).toEqual([]);
      }),
    );
  });

  it('put two small ones beside one another on a telephone, and give the others its whole width', () => {
    const small = (id: string, x: number) => ({ id, x, y: 0, w: 6, h: 3 });
    const lg = [small('a', 0), small('b', 6), small('c', 12), { id: 'd', x: 0, y: 3, w: 16, h: 6 }];

    expect(deriveLayout(lg, 'lg', 'sm').map(({ id, x, y, w }) => [id, x, y, w])).toEqual([
      ['a', 0, 0, 2],
      ['b', 2, 0, 2],
      ['c', 0, 3, 4],
      ['d', 0, 6, 4],
    ]);
  });

  it('keep the shares of the width on a tablet', () => {
    const lg = [
      { id: 'a', x: 0, y: 0, w: 6, h: 3 },
      { id: 'b', x: 6, y: 0, w: 18, h: 3 },
    ];

    expect(deriveLayout(lg, 'lg', 'md').map(({ id, x, y, w }) => [id, x, y, w])).toEqual([
      ['a', 0, 0, 3],
      ['b', 3, 0, 9],
    ]);
  });
});
