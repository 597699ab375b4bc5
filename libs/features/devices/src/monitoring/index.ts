export { IotMonitoringPage } from './iot-monitoring-page.tsx';
