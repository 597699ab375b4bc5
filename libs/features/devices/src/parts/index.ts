export { statusLooks } from '../model/icons.ts';
export { MetricGrid } from './metric-grid.tsx';
