import {
  compact,
  overlaps,
  readingOrder,
  rowsOf,
  sameColumns,
  stack,
  withinLimits,
  type GridItem,
  type GridLimits,
} from './grid-layout.ts';

export type Arranging = { columns: number; limits?: GridLimits };

/** The others in reading order with the item before the first of them that has to give way to it. */
function insert(others: readonly GridItem[], item: GridItem, givesWay: (other: GridItem) => boolean): GridItem[] {
  const ordered = readingOrder(others);
  const at = ordered.findIndex((other) => sameColumns(item, other) && givesWay(other));
  return at < 0 ? [...ordered, item] : ordered.toSpliced(at, 0, item);
}

/** The layout with one widget elsewhere. It passes a neighbour once it is past its middle; who is in the way moves down. */
export function moveWidget(
  layout: readonly GridItem[],
  id: string,
  to: { x: number; y: number },
  { columns, limits }: Arranging,
): GridItem[] {
  const from = layout.find((item) => item.id === id);
  if (!from) return [...layout];
  const item = withinLimits({ ...from, ...to }, columns, limits);
  const others = layout.filter((other) => other.id !== id);
  const givesWay = (other: GridItem) => {
    const middle = other.y + other.h / 2;
    return item.y > from.y ? item.y + item.h <= middle : item.y < middle;
  };
  return stack(insert(others, item, givesWay), columns);
}

/** The layout with one widget of another size. It stays where it is: who is in the way moves down. */
export function resizeWidget(
  layout: readonly GridItem[],
  id: string,
  to: { w: number; h: number },
  { columns, limits }: Arranging,
): GridItem[] {
  const from = layout.find((item) => item.id === id);
  if (!from) return [...layout];
  // Growing beyond the last column must not push the widget to the left.
  const room = columns - from.x;
  const sized = withinLimits({ ...from, ...to, w: Math.min(to.w, room) }, columns, limits);
  const others = layout.filter((other) => other.id !== id);
  return stack(
    insert(others, { ...sized, y: from.y }, (other) => other.y + other.h > from.y),
    columns,
  );
}

export type GridStep = { kind: 'move' | 'resize'; direction: 'left' | 'right' | 'up' | 'down' };

/**
 * The layout one step further, as an arrow asks: a cell to the side or in size, and upwards and downwards past the
 * neighbour, since a widget that hangs below nothing falls up again. Undefined at an edge or a limit.
 */
export function stepWidget(
  layout: readonly GridItem[],
  id: string,
  { kind, direction }: GridStep,
  arranging: Arranging,
): GridItem[] | undefined {
  const from = layout.find((item) => item.id === id);
  if (!from) return undefined;
  const across = direction === 'left' ? -1 : direction === 'right' ? 1 : 0;
  const down = direction === 'up' ? -1 : direction === 'down' ? 1 : 0;
  if (kind === 'resize') {
    const next = resizeWidget(layout, id, { w: from.w + across, h: from.h + down }, arranging);
    return changed(from, next, (to) => to.w !== from.w || to.h !== from.h);
  }
  if (across !== 0) {
    return changed(from, moveWidget(layout, id, { x: from.x + across, y: from.y }, arranging), ({ x }) => x !== from.x);
  }
  const last = rowsOf(layout);
  for (let y = from.y + down; y >= 0 && y <= last; y += down) {
    const next = moveWidget(layout, id, { x: from.x, y }, arranging);
    const found = changed(from, next, (to) => (to.y - from.y) * down > 0);
    if (found) return found;
  }
  return undefined;
}

function changed(from: GridItem, next: GridItem[], is: (to: GridItem) => boolean): GridItem[] | undefined {
  const to = next.find((item) => item.id === from.id);
  return to && is(to) ? next : undefined;
}

/** The layout with a new widget at the first free place that is large enough, from above and from the left. */
export function addWidget(
  layout: readonly GridItem[],
  widget: { id: string; w: number; h: number },
  { columns, limits }: Arranging,
): GridItem[] {
  const sized = withinLimits({ ...widget, x: 0, y: 0 }, columns, limits);
  const rows = rowsOf(layout);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x + sized.w <= columns; x += 1) {
      const item = { ...sized, x, y };
      // The first free place rests on something: one cell higher it was not free.
      if (!layout.some((other) => overlaps(item, other))) return readingOrder([...layout, item]);
    }
  }
  return readingOrder([...layout, { ...sized, x: 0, y: rows }]);
}

/** The layout without a widget; what stood below it falls up. */
export function removeWidget(layout: readonly GridItem[], id: string, columns: number): GridItem[] {
  return compact(
    layout.filter((item) => item.id !== id),
    columns,
  );
}
