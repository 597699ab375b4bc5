import type uPlot from 'uplot';

/** A value that should not be passed: a dashed line. */
export type ChartLimit = { readonly value: number; readonly label: string };

/** What happened at a moment, in milliseconds; with an end, until when. */
export type ChartEvent = { readonly time: number; readonly end?: number | undefined; readonly label: string };

type Marks = { readonly limits: readonly ChartLimit[]; readonly events: readonly ChartEvent[] };

/**
 * The range that also shows the limits near it. One that lies far off is left out: for its sake the
 * values would become a flat line.
 */
export function withLimits(least: number, most: number, limits: readonly ChartLimit[]): [number, number] {
  const reach = Math.max(most - least, Math.abs(most) / 4);
  const near = limits.map(({ value }) => value).filter((value) => value >= least - reach && value <= most + reach);
  return [Math.min(least, ...near), Math.max(most, ...near)];
}

/** Draws limits as dashed lines with their names, and events as lines with a flag, over what is drawn already. */
export function drawMarks(plot: uPlot, { limits, events }: Marks, look: { danger: string; font: string }): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const right = bbox.left + bbox.width;
  const bottom = bbox.top + bbox.height;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top - 8 * ratio, bbox.width, bbox.height + 8 * ratio);
  ctx.clip();
  ctx.strokeStyle = look.danger;
  ctx.fillStyle = look.danger;
  ctx.lineWidth = ratio;
  ctx.textAlign = 'right';
  ctx.font = look.font.replace(/^(\d+)px/, (_, size: string) => `${Number(size) * ratio}px`);

  for (const { value, label } of limits) {
    const y = Math.round(plot.valToPos(value, 'y', true)) + 0.5;
    if (!(y >= bbox.top && y <= bottom)) continue;
    ctx.setLineDash([6 * ratio, 4 * ratio]);
    line(ctx, [bbox.left, y], [right, y]);
    ctx.fillText(label, right - 4 * ratio, y - 4 * ratio);
  }
  ctx.setLineDash([]);
  for (const { time, end } of events) {
    const x = plot.valToPos(time / 1000, 'x', true);
    const until = Math.min(end === undefined ? x : plot.valToPos(end / 1000, 'x', true), right);
    if (!(until >= bbox.left && x <= right)) continue;
    ctx.globalAlpha = 0.12;
    ctx.fillRect(Math.max(x, bbox.left), bbox.top, until - Math.max(x, bbox.left), bbox.height);
    ctx.globalAlpha = 1;
    line(ctx, [x, bbox.top - 4 * ratio], [x, bottom]);
    ctx.beginPath();
    ctx.moveTo(x - 4 * ratio, bbox.top - 7 * ratio);
    ctx.lineTo(x + 4 * ratio, bbox.top - 7 * ratio);
    ctx.lineTo(x, bbox.top);
    ctx.fill();
  }
  ctx.restore();
}

type Point = readonly [x: number, y: number];

function line(ctx: CanvasRenderingContext2D, from: Point, to: Point): void {
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.stroke();
}
