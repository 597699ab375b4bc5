import type { MqttConnection, MqttGrantHandler, MqttModule, MqttOn } from '../connection/mqtt-module.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A worker that runs `serveMqtt`. */
export interface MqttWorker {
  readonly postMessage: (message: ToWorker) => void;
  readonly terminate: () => void;
  addEventListener(name: 'message', handler: (event: { readonly data: FromWorker }) => void): void;
  /** It could not be loaded, or has failed. */
  addEventListener(name: 'error', handler: () => void): void;
}

/**
 * For `loadMqtt`: mqtt.js on a thread of its own, so that neither its start nor its packets take the page's. The end of
 * a connection ends its worker, and with it the websocket, whatever the page is about to become. A browser in which
 * the worker cannot start runs it in the page, from the next try on.
 */
export function mqttInWorker(make: () => MqttWorker): () => Promise<MqttModule> {
  let isBroken = false;
  const connect: MqttModule['default']['connect'] = (url, options) => {
    const worker = make();
    const connection = connectThrough(worker, () => (isBroken = true));
    worker.postMessage({ kind: 'open', url, options });
    return connection;
  };
  return async () => (isBroken ? import('mqtt') : { default: { connect } });
}

function connectThrough(worker: MqttWorker, onBroken: () => void): MqttConnection {
  const { emit, on } = createEvents();
  const asks = new Map<number, MqttGrantHandler>();
  let lastAsk = 0;
  let isHeard = false;

  worker.addEventListener('error', () => {
    if (!isHeard) onBroken();
    emit('error', new Error('the worker of the live channel has failed'));
  });
  worker.addEventListener('message', ({ data }) => {
    isHeard = true;
    // The chart asks for signs of life; each word but those about a failure is one.
    if (data.kind === 'pong') emit('packetreceive', { cmd: 'pingresp' });
    if (data.kind === 'messages' || data.kind === 'granted') emit('packetreceive', { cmd: 'publish' });
    if (data.kind === 'connect' || data.kind === 'close') emit(data.kind);
    if (data.kind === 'error') emit('error', Object.assign(new Error(data.message), { code: data.code }));
    if (data.kind === 'messages')
      for (const [topic, text, retain] of data.messages) emit('message', topic, text, { retain });
    if (data.kind === 'granted') {
      const answer = asks.get(data.ask);
      asks.delete(data.ask);
      if (data.codes === null) answer?.(new Error('the link was lost'));
      else answer?.(null, undefined, { granted: data.codes });
    }
  });

  return {
    // Nothing of the websocket is here.
    stream: {},
    on,
    subscribe(filters, answer) {
      lastAsk += 1;
      asks.set(lastAsk, answer);
      worker.postMessage({ kind: 'subscribe', ask: lastAsk, filters });
    },
    unsubscribe: (filter) => worker.postMessage({ kind: 'unsubscribe', filter }),
    sendPing: () => worker.postMessage({ kind: 'ping' }),
    end() {
      worker.terminate();
      for (const answer of asks.values()) answer(new Error('the link was closed'));
      asks.clear();
    },
  };
}

function createEvents() {
  const handlers = new Map<string, (...values: unknown[]) => void>();
  return {
    // One handler for each event is all that is asked for; each gets what `MqttOn` says.
    on: ((event: string, handler: (...values: unknown[]) => void) => handlers.set(event, handler)) as MqttOn,
    emit: (event: string, ...values: unknown[]) => handlers.get(event)?.(...values),
  };
}
