export { formatMetric } from './model/format-metric.ts';
export { useDeviceTexts } from './texts.ts';
