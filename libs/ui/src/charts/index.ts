export { LiveLineChart, type LiveLineChartProps } from './live-line-chart/live-line-chart.tsx';
export type { LiveLineChartHandle } from './live-line-chart/use-live-plot.ts';
export { Sparkline, type SparklineProps } from './sparkline/sparkline.tsx';
export type { Moment } from './time-series.ts';
