export { serveMqtt, type WorkerPage } from './serve-mqtt.ts';
