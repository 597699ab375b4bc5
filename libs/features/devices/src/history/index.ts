export { AlarmChart } from '../parts/alarm-chart.tsx';
export { DeviceHistory } from '../parts/device-history.tsx';
