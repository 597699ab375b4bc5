export { DeviceHistory } from '../parts/device-history.tsx';
