import type { WallPage } from '@imah/contract/dashboards';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { screensOf } from './screens-of.ts';

const clock = (id: string): WallPage['widgets'][number] => ({ type: 'clock', id, title: id });
const pageOf = (layout: WallPage['layout']) => ({ widgets: layout.map(({ id }) => clock(id)), layout });
const namesOf = (screens: ReturnType<typeof screensOf>) => screens.map(({ widgets }) => widgets.map(({ id }) => id));

it('a dashboard that fits stands on one screen, twice as wide as on a desktop', () => {
  const screens = screensOf(
    pageOf([
      { id: 'a', x: 0, y: 0, w: 6, h: 4 },
      { id: 'b', x: 6, y: 0, w: 6, h: 4 },
    ]),
    10,
  );

  expect(namesOf(screens)).toEqual([['a', 'b']]);
  expect(screens[0]?.layouts.lg).toEqual([
    { id: 'a', x: 0, y: 0, w: 12, h: 4 },
    { id: 'b', x: 12, y: 0, w: 12, h: 4 },
  ]);
});

it('what does not fit below stands at the top of the next screen', () => {
  const screens = screensOf(
    pageOf([
      { id: 'a', x: 0, y: 0, w: 12, h: 6 },
      { id: 'b', x: 0, y: 6, w: 12, h: 6 },
    ]),
    10,
  );

  expect(namesOf(screens)).toEqual([['a'], ['b']]);
  expect(screens[1]?.layouts.md).toEqual([{ id: 'b', x: 0, y: 0, w: 12, h: 6 }]);
});

it('a widget that is higher than a screen is made as high as it', () => {
  expect(screensOf(pageOf([{ id: 'a', x: 0, y: 0, w: 12, h: 40 }]), 9)[0]?.layouts.md[0]?.h).toBe(9);
});

it('an empty dashboard has no screen', () => {
  expect(screensOf(pageOf([]), 9)).toEqual([]);
});

const heights = fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 14 })), { maxLength: 30 });

it('whatever is arranged, each widget stands on exactly one screen and none reaches below it', () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: 4, max: 20 }), (places, rows) => {
      let y = 0;
      const layout = places.map(([x, h], nth) => {
        const place = { id: `w-${nth}`, x, y, w: 12 - x, h };
        y += h;
        return place;
      });
      const screens = screensOf(pageOf(layout), rows);

      expect(namesOf(screens).flat().toSorted()).toEqual(layout.map(({ id }) => id).toSorted());
      for (const { layouts } of screens)
        for (const item of layouts.md) expect(item.y + item.h).toBeLessThanOrEqual(rows);
    }),
  );
});
