import type { WallPage } from '@imah/contract/dashboards';
import { type GridItem, gridColumns, type GridLayouts } from '@imah/ui/data';

/** As much of a dashboard as stands on a screen at once. */
export interface WallScreenContent {
  readonly widgets: WallPage['widgets'];
  readonly layouts: GridLayouts;
}

/** Half as many columns as a desktop has: what is seen from across the room is twice as wide. */
const half = gridColumns.md / gridColumns.lg;

/**
 * A dashboard in screens of so many rows: from above, and no widget is cut. One that is higher than a screen is made as
 * high as it.
 */
export function screensOf(
  { widgets, layout }: Pick<WallPage, 'widgets' | 'layout'>,
  rows: number,
): WallScreenContent[] {
  const inOrder = layout.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const screens: GridItem[][] = [];
  let top = 0;
  for (const place of inOrder) {
    const item = { ...place, h: Math.min(place.h, rows) };
    if (screens.length === 0 || item.y + item.h - top > rows) {
      screens.push([]);
      top = item.y;
    }
    screens.at(-1)?.push({ ...item, y: item.y - top });
  }
  return screens.map((items) => ({
    widgets: widgets.filter(({ id }) => items.some((item) => item.id === id)),
    layouts: {
      lg: items.map((item) => ({ ...item, x: item.x / half, w: item.w / half })),
      md: items,
      sm: narrow(items),
    },
  }));
}

/** One below the other, on what is no wider than a telephone. */
function narrow(items: readonly GridItem[]): GridItem[] {
  let y = 0;
  return items.map((item) => {
    const placed = { ...item, x: 0, w: gridColumns.sm, y };
    y += item.h;
    return placed;
  });
}
