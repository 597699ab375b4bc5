export { IotPage } from './iot-page.tsx';
