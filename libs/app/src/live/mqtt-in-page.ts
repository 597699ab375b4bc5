import { mqttInWorker } from '@imah/realtime/worker';

/** mqtt.js in a worker of the page, fetched at the first `start`. */
export const loadMqtt = mqttInWorker(
  () => new Worker(new URL('./mqtt-worker.ts', import.meta.url), { type: 'module' }),
);
