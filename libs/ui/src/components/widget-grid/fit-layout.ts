import { addWidget } from './arrange-grid.ts';
import {
  compact,
  gridColumns,
  readingOrder,
  withinLimits,
  type GridBreakpoint,
  type GridItem,
  type GridLayouts,
  type GridLimits,
} from './grid-layout.ts';

type Sized = { id: string; limits?: GridLimits };

/**
 * A layout that can be drawn for exactly these widgets, whatever was stored: unknown ones leave, missing ones get a
 * place, sizes keep their limits, none overlaps.
 */
export function fitLayout(layout: readonly GridItem[], widgets: readonly Sized[], columns: number): GridItem[] {
  const stored = new Map(layout.map((item) => [item.id, item]));
  const known = widgets.flatMap(({ id, limits }) => {
    const item = stored.get(id);
    return item ? [withinLimits(item, columns, limits)] : [];
  });
  let fitted = compact(known, columns);
  for (const { id, limits } of widgets) {
    if (stored.has(id)) continue;
    const size = { id, w: Math.max(limits?.minW ?? 1, Math.ceil(columns / 4)), h: Math.max(limits?.minH ?? 1, 4) };
    fitted = addWidget(fitted, size, { columns, ...(limits ? { limits } : {}) });
  }
  return fitted;
}

type LimitsOf = (id: string) => GridLimits | undefined;

/** A first layout for a narrower grid: shares of the width on a tablet, one or two beside one another on a telephone. */
export function deriveLayout(
  layout: readonly GridItem[],
  from: GridBreakpoint,
  to: GridBreakpoint,
  limits: LimitsOf = () => undefined,
): GridItem[] {
  const [before, after] = [gridColumns[from], gridColumns[to]];
  if (to === 'sm') return compact(inPairs(layout, before), after);
  const scaled = layout.map((item) => {
    const [x, w] = [Math.round((item.x / before) * after), Math.max(1, Math.round((item.w / before) * after))];
    return withinLimits({ ...item, x, w }, after, limits(item.id));
  });
  return compact(scaled, after);
}

/** Two small ones that follow one another share a row; a small one that is alone takes all of it. */
function inPairs(layout: readonly GridItem[], columns: number): GridItem[] {
  const whole = gridColumns.sm;
  const isSmall = (item: GridItem | undefined) => item !== undefined && item.w / columns <= 0.25;
  const ordered = readingOrder(layout);
  const placed: GridItem[] = [];
  let y = 0;
  for (let index = 0; index < ordered.length; index += 1) {
    const [item, next] = [ordered[index], ordered[index + 1]];
    if (!item) continue;
    if (next && isSmall(item) && isSmall(next)) {
      const h = Math.max(item.h, next.h);
      placed.push({ ...item, x: 0, y, w: whole / 2, h }, { ...next, x: whole / 2, y, w: whole / 2, h });
      index += 1;
      y += h;
    } else {
      placed.push({ ...item, x: 0, y, w: whole });
      y += item.h;
    }
  }
  return placed;
}

/** All three layouts of one that was made for the desktop. */
export function layoutsFrom(lg: readonly GridItem[], limits?: LimitsOf): GridLayouts {
  return { lg, md: deriveLayout(lg, 'lg', 'md', limits), sm: deriveLayout(lg, 'lg', 'sm', limits) };
}
