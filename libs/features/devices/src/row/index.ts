export { DeviceRow } from '../iot/device-row.tsx';
