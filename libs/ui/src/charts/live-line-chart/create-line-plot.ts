import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { readChartColors } from '../chart-colors.ts';
import { rangeWithin, type Bounds } from '../scale.ts';
import type { Columns } from '../time-series.ts';

export type LinePlotOptions = {
  root: HTMLElement;
  series: readonly { label: string }[];
  bounds: Bounds;
  formatValue: (value: number) => string;
  formatTime: (time: number) => string;
  /** The index of the moment under the pointer, or null. */
  onPoint: (index: number | null) => void;
};

export type LinePlot = {
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

/** uPlot with the look of the design system. */
export function createLinePlot({ root, series, bounds, formatValue, formatTime, onPoint }: LinePlotOptions): LinePlot {
  let colors = readChartColors(root);
  const axis = {
    font: fontOf(root),
    stroke: () => colors.text,
    grid: { stroke: () => colors.grid, width: 1 },
    ticks: { show: false },
  };

  const plot = new uPlot(
    {
      width: Math.max(root.clientWidth, 1),
      height: Math.max(root.clientHeight, 1),
      padding: [8, 8, 0, 0],
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { size: 7 } },
      scales: {
        x: { time: true },
        y: {
          range: (_, least, most) =>
            least === null || most === null ? [null, null] : rangeWithin(axisRange(least, most), bounds),
        },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: 80,
          size: 28,
          values: (_, splits) => splits.map((split) => formatTime(split * 1000)),
        },
        {
          ...axis,
          space: 36,
          size: ({ ctx }, values) => {
            // The plot remembers which font it set, so the one to measure with has to be taken away again.
            ctx.save();
            ctx.font = fontOf(root);
            const widths = (values ?? []).map((value) => ctx.measureText(value).width);
            ctx.restore();
            return Math.max(...widths, 16) + 16;
          },
          values: (_, splits) => splits.map(formatValue),
        },
      ],
      series: [
        {},
        ...series.map(({ label }, index) => ({
          label,
          width: 2,
          spanGaps: false,
          points: { show: false },
          stroke: () => colors.data[index % colors.data.length] ?? colors.text,
        })),
      ],
      hooks: { setCursor: [(self) => onPoint(self.cursor.idx ?? null)] },
    },
    [[], ...series.map(() => [])],
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
