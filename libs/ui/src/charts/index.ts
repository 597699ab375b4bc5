export { BarChart, type BarChartProps } from './bar-chart/bar-chart.tsx';
export { DonutChart, type DonutChartProps } from './donut-chart/donut-chart.tsx';
export { Gauge, type GaugeProps, type GaugeZone } from './gauge/gauge.tsx';
export { HeatMap, type HeatMapProps } from './heat-map/heat-map.tsx';
export { LiveLineChart, type LiveLineChartProps } from './live-line-chart/live-line-chart.tsx';
export type { LiveLineChartHandle } from './live-line-chart/use-live-plot.ts';
export { Sparkline, type SparklineProps } from './sparkline/sparkline.tsx';
export type { Moment } from './time-series.ts';
