export { chartMetrics } from '../model/main-metrics.ts';
export { isAbnormal, unitText } from '../model/format-metric.ts';
export { momentsOf } from '../model/moments-of.ts';
export { spanOf, windowOf } from '../model/chart-range.ts';
export { statusLooks } from '../model/icons.ts';
export { DeviceSwitch } from './device-switch.tsx';
export { MetricGrid } from './metric-grid.tsx';
