import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { readChartColors } from '../chart-colors.ts';
import { decimalsOf, rangeWithin, type Bounds } from '../scale.ts';
import type { Columns } from '../time-series.ts';
import { type ChartEvent, type ChartLimit, drawMarks, withLimits } from './plot-marks.ts';

/** Writes a value; with `decimals` a mark of an axis, whose step has as many. */
export type FormatValue = (value: number, decimals?: number) => string;

export type LinePlotOptions = {
  root: HTMLElement;
  series: readonly { label: string }[];
  bounds: Bounds;
  formatValue: FormatValue;
  formatTime: (time: number) => string;
  /** The index of the moment under the pointer, or null. */
  onPoint: (index: number | null) => void;
  /** Charts of one name share their pointer. */
  group?: string | undefined;
  /** What is drawn over the lines, and which time is seen, as they are when it draws; without a time all there is. */
  marks: () => PlotMarks;
  /** A time that was dragged over; without it, dragging does nothing. */
  onZoom?: ((time: TimeWindow) => void) | undefined;
};

/** A span of time in milliseconds. */
export type TimeWindow = { readonly from: number; readonly to: number };

export type PlotMarks = {
  limits: readonly ChartLimit[];
  events: readonly ChartEvent[];
  seen: TimeWindow | undefined;
};

export type LinePlot = {
  /** Columns of the series, then the lowest and highest values of each. */
  draw: (columns: Columns) => void;
  resize: (size: { width: number; height: number }) => void;
  /** Reads the colours of the theme again. */
  repaint: () => void;
  destroy: () => void;
};

const fontOf = (root: HTMLElement) => `12px ${getComputedStyle(root).fontFamily}`;

/** A tenth of air above and below, at round numbers. */
function axisRange(least: number, most: number): [number, number] {
  const [from, to] = uPlot.rangeNum(least, most, 0.1, true);
  return [from ?? least, to ?? most];
}

/** Steps of 1, 2 and 5: their marks need the fewest decimals. */
const steps = Array.from({ length: 22 }, (_, power) =>
  [1, 2, 5].map((factor) => Number(`${factor}e${power - 9}`)),
).flat();

const rightPadding = 8;
/** The edges of a band; the band itself says enough. */
const bandEdge = { width: 0, spanGaps: false, points: { show: false } } as const;

const isMove = (kind: string) => kind === 'mousemove' || kind === 'mouseleave';

/** Pixels; a shorter way is a click of an unsteady hand. */
const leastDrag = 8;

/** Room between two marks of time beyond their words. */
const wordGap = 24;

/** A line's colour, so thin that lines and grid show through. */
const veil = (color: string) => `color-mix(in srgb, ${color} 22%, transparent)`;

/** uPlot with the look of the design system. */
export function createLinePlot({
  root,
  series,
  bounds,
  formatValue,
  formatTime,
  onPoint,
  group,
  marks,
  onZoom,
}: LinePlotOptions): LinePlot {
  let colors = readChartColors(root);
  const axis = {
    font: fontOf(root),
    stroke: () => colors.text,
    grid: { stroke: () => colors.grid, width: 1 },
    ticks: { show: false },
  };

  // The plot remembers which font it set, so the one to measure with has to be taken away again.
  const widthOf = ({ ctx }: uPlot, words: readonly string[]) => {
    ctx.save();
    ctx.font = fontOf(root);
    const widths = words.map((word) => ctx.measureText(word).width);
    ctx.restore();
    return Math.max(...widths, 16);
  };
  const colorOf = (index: number) => colors.data[index % colors.data.length] ?? colors.text;
  const lowestOf = (index: number) => 1 + series.length + index * 2;

  const plot = new uPlot(
    {
      width: Math.max(root.clientWidth, 1),
      height: Math.max(root.clientHeight, 1),
      // Above the highest mark stands the unit.
      padding: [20, rightPadding, 0, 0],
      legend: { show: false },
      cursor: {
        drag: { x: onZoom !== undefined, y: false, setScale: false },
        points: { size: 7 },
        // Times are shared, heights are not; and what is dragged over is told by the chart it is dragged over.
        ...(group === undefined ? {} : { sync: { key: group, scales: ['x', null], filters: { pub: isMove } } }),
      },
      scales: {
        x: {
          time: true,
          range: (_, least, most) => {
            const { seen } = marks();
            return seen === undefined ? [least, most] : [seen.from / 1000, seen.to / 1000];
          },
        },
        y: {
          range: (_, least, most) =>
            least === null || most === null
              ? [null, null]
              : rangeWithin(axisRange(...withLimits(least, most, marks().limits)), bounds),
        },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: (self, _, __, latest) => widthOf(self, [formatTime(latest * 1000)]) + wordGap,
          size: 28,
          // A word that would reach beyond the drawing is left out: half a time is none.
          values: (self, splits) => {
            // The drawing is as wide as its last moment is far: its element has this width only afterwards.
            const edge = self.valToPos(self.scales['x']?.max ?? 0, 'x');
            return splits.map((split) => {
              const word = formatTime(split * 1000);
              const half = widthOf(self, [word]) / 2;
              const middle = self.valToPos(split, 'x');
              return middle - half < 0 || middle + half > edge + rightPadding ? '' : word;
            });
          },
        },
        {
          ...axis,
          space: 36,
          incrs: steps,
          size: (self, values) => widthOf(self, values ?? []) + 16,
          values: (_, splits, __, ___, step) => splits.map((split) => formatValue(split, decimalsOf(step))),
        },
      ],
      series: [
        {},
        ...series.map(({ label }, index) => ({
          label,
          width: 2,
          spanGaps: false,
          points: { show: false },
          stroke: () => colorOf(index),
        })),
        ...series.flatMap(() => [bandEdge, bandEdge]),
      ],
      bands: series.map((_, index) => ({
        series: [lowestOf(index) + 1, lowestOf(index)],
        fill: () => veil(colorOf(index)),
      })),
      hooks: {
        setCursor: [(self) => onPoint(self.cursor.idx ?? null)],
        draw: [(self) => drawMarks(self, marks(), { danger: colors.danger, font: fontOf(root) })],
        setSelect: [
          (self) => {
            const { left, width } = self.select;
            if (width < leastDrag) return;
            const at = (pixels: number) => Math.round(self.posToVal(pixels, 'x') * 1000);
            self.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
            onZoom?.({ from: at(left), to: at(left + width) });
          },
        ],
      },
    },
    [[], ...series.flatMap(() => [[], [], []])],
    root,
  );

  // uPlot follows a mouse; a finger gets the same.
  const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse') return;
    const { left, top } = plot.over.getBoundingClientRect();
    plot.setCursor({ left: clientX - left, top: clientY - top }, true);
  };
  plot.over.addEventListener('pointerdown', follow);
  plot.over.addEventListener('pointermove', follow);

  return {
    draw: (columns) => plot.setData(columns),
    resize: ({ width, height }) => {
      if (width > 0 && height > 0) plot.setSize({ width, height });
    },
    repaint: () => {
      colors = readChartColors(root);
      plot.redraw(false, true);
    },
    destroy: () => plot.destroy(),
  };
}
