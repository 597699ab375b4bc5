import { size, space } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { GridRect } from './grid-layout.ts';

export type GridMetrics = { column: number; row: number; gap: number };

/** Pixels of a cell in a grid as wide as that, where one rem is so many pixels. */
export function metricsOf(width: number, columns: number, rem: number): GridMetrics {
  const gap = Number.parseFloat(space.md) * rem;
  return { column: (width - gap * (columns - 1)) / columns, row: Number.parseFloat(size.controlMd) * rem, gap };
}

/** How many rows a grid of that height in pixels has, where one rem is so many pixels. */
export function gridRowsIn(height: number, rem: number): number {
  const { row, gap } = metricsOf(0, 1, rem);
  return Math.floor((height + gap) / (row + gap));
}

/** The cell at which something stands that begins so many pixels from the upper left of the grid. */
export function cellAt(at: { left: number; top: number }, { column, row, gap }: GridMetrics): { x: number; y: number } {
  return { x: Math.round(at.left / (column + gap)), y: Math.round(at.top / (row + gap)) };
}

/** Pixels from the upper left of the grid to a cell. */
export function pixelsOf({ x, y }: { x: number; y: number }, { column, row, gap }: GridMetrics) {
  return { left: x * (column + gap), top: y * (row + gap) };
}

/** The size in cells of something whose right and lower edge are that far from its upper left one, in pixels. */
export function sizeAt(edge: { width: number; height: number }, { column, row, gap }: GridMetrics) {
  return { w: Math.round((edge.width + gap) / (column + gap)), h: Math.round((edge.height + gap) / (row + gap)) };
}

const gap = vars.space.md;
const row = vars.size.controlMd;

/** The same as style: columns by share of the width, so that nothing has to be measured to draw. */
export function placeStyle({ x, y, w, h }: GridRect, columns: number) {
  return {
    left: `calc((100% + ${gap}) * ${x / columns})`,
    top: `calc((${row} + ${gap}) * ${y})`,
    width: `calc((100% + ${gap}) * ${w / columns} - ${gap})`,
    height: heightStyle(h),
  };
}

export function heightStyle(rows: number): string {
  return `calc((${row} + ${gap}) * ${rows} - ${gap})`;
}
