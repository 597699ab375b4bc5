/** A widget's place in cells, from the upper left. */
export type GridRect = { x: number; y: number; w: number; h: number };
export type GridItem = GridRect & { id: string };
/** How small and how large a widget may be, in cells of the desktop's 24 columns; narrower grids take their share. */
export type GridLimits = { minW?: number; minH?: number; maxW?: number; maxH?: number };

/** The columns of each width: desktop, tablet, telephone. */
export const gridColumns = { lg: 24, md: 12, sm: 4 } as const;
export type GridBreakpoint = keyof typeof gridColumns;
export type GridLayouts = { readonly [B in GridBreakpoint]: readonly GridItem[] };

/** More than these make a dashboard that nobody reads, and a page that is slow. */
export const maxWidgets = 60;

const byPosition = (one: GridRect, other: GridRect) => one.y - other.y || one.x - other.x;
const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Whether two places have a cell in common. */
export function overlaps(one: GridRect, other: GridRect): boolean {
  return sameColumns(one, other) && one.y < other.y + other.h && other.y < one.y + one.h;
}

export function sameColumns(one: GridRect, other: GridRect): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w;
}

/** The rows that the widgets take. */
export function rowsOf(layout: readonly GridRect[]): number {
  return layout.reduce((rows, { y, h }) => Math.max(rows, y + h), 0);
}

/** As people read it: from above, and from the left. */
export function readingOrder(layout: readonly GridItem[]): GridItem[] {
  return layout.toSorted(byPosition);
}

/** The size within its limits and the columns, in whole cells, and the place such that all of it is on the grid. */
export function withinLimits<Rect extends GridRect>(rect: Rect, columns: number, limits: GridLimits = {}): Rect {
  const { minW = 1, minH = 1, maxW = gridColumns.lg, maxH = 1000 } = limits;
  const share = (cells: number) => between(Math.ceil((cells / gridColumns.lg) * columns), 1, columns);
  const whole = (value: number) => (Number.isFinite(value) ? Math.round(value) : 0);
  // On a telephone the whole width is never too much.
  const widest = columns === gridColumns.sm ? columns : share(maxW);
  const w = between(whole(rect.w), share(minW), Math.max(share(minW), widest));
  const h = between(whole(rect.h), minH, Math.max(minH, maxH));
  return { ...rect, w, h, x: between(whole(rect.x), 0, columns - w), y: Math.max(0, whole(rect.y)) };
}

/**
 * Lets every widget fall upwards onto what stands above it, in the order given: what comes first stays higher.
 * None overlaps another afterwards, whatever was given. The result is in reading order.
 */
export function stack(order: readonly GridItem[], columns: number): GridItem[] {
  const heights = Array.from({ length: columns }, () => 0);
  const stacked = order.map((item) => {
    const y = Math.max(0, ...heights.slice(item.x, item.x + item.w));
    heights.fill(y + item.h, item.x, item.x + item.w);
    return { ...item, y };
  });
  return readingOrder(stacked);
}

/** The layout without gaps above a widget. */
export function compact(layout: readonly GridItem[], columns: number): GridItem[] {
  return stack(readingOrder(layout), columns);
}
