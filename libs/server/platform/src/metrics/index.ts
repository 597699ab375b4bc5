export { createMetrics, type MetricSources } from './metrics.ts';
export { serveMetrics } from './serve-metrics.ts';
