export { AlarmChart } from '../parts/alarm-chart.tsx';
export { MetricChart } from '../parts/metric-chart.tsx';
export { MetricLines } from '../parts/metric-lines.tsx';
export { DeviceHistory } from '../parts/device-history.tsx';
