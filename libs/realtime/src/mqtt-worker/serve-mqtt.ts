import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import type { FromWorker, ToWorker, WorkerMessage } from '../worker/worker-messages.ts';

/** The page that made this worker. */
export interface WorkerPage {
  readonly postMessage: (message: FromWorker) => void;
  addEventListener(name: 'message', handler: (event: { readonly data: ToWorker }) => void): void;
}

/** The worker's side of `mqttInWorker`: runs mqtt.js for the page that made it. */
export function serveMqtt(page: WorkerPage): void {
  const { tell, pass } = createPost(page);
  let client: MqttClient | null = null;
  page.addEventListener('message', ({ data }) => {
    if (data.kind === 'open') client = open(data.url, data.options, tell, pass);
    else if (data.kind === 'ping') client?.sendPing();
    // An answer that does not come is a lost link, and with it the subscription.
    else if (data.kind === 'unsubscribe') client?.unsubscribe(data.filter, () => {});
    else {
      const { ask, filters } = data;
      client?.subscribe(filters, (_error, _grants, packet) =>
        tell({ kind: 'granted', ask, codes: packet?.granted ?? null }),
      );
    }
  });
}

interface Post {
  /** At once, after what was passed before it. */
  readonly tell: (message: FromWorker) => void;
  /** With all that came in one frame of the broker: the cost is by post. */
  readonly pass: (message: WorkerMessage) => void;
}

function createPost(page: WorkerPage): Post {
  let batch: WorkerMessage[] = [];
  const flush = () => {
    const messages = batch;
    if (messages.length === 0) return;
    batch = [];
    page.postMessage({ kind: 'messages', messages });
  };
  return {
    tell(message) {
      flush();
      page.postMessage(message);
    },
    pass(message) {
      if (batch.length === 0) setTimeout(flush);
      batch.push(message);
    },
  };
}

function open(url: string, options: IClientOptions, tell: Post['tell'], pass: Post['pass']): MqttClient {
  const client = mqtt.connect(url, options);
  client.on('connect', () => tell({ kind: 'connect' }));
  client.on('message', (topic, payload, { retain }) => pass([topic, payload.toString(), retain]));
  client.on('packetreceive', ({ cmd }) => {
    if (cmd === 'pingresp') tell({ kind: 'pong' });
  });
  client.on('error', (error) => {
    const code = 'code' in error && typeof error.code === 'number' ? error.code : null;
    tell({ kind: 'error', message: error.message, code });
  });
  client.on('close', () => tell({ kind: 'close' }));
  return client;
}
