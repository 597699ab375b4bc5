export { mqttInWorker, type MqttWorker } from './mqtt-in-worker.ts';
