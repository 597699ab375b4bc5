import type { IClientOptions, ISubscriptionMap } from 'mqtt';

/** The events of mqtt.js that are used. */
export interface MqttOn {
  (event: 'connect' | 'close', handler: () => void): unknown;
  (event: 'message', handler: (topic: string, payload: MqttPayload, packet: { retain: boolean }) => void): unknown;
  (event: 'packetreceive', handler: (packet: { readonly cmd: string }) => void): unknown;
  (event: 'error', handler: (error: Error) => void): unknown;
}

interface MqttPayload {
  toString(): string;
}

export type MqttGrantHandler = (
  error: Error | null,
  grants?: unknown,
  packet?: { readonly granted: readonly unknown[] },
) => void;

/** The part of a client of mqtt.js that is used. */
export interface MqttConnection {
  /** A stream of Node, where it is one. */
  readonly stream: { on?(event: 'error', handler: (error: Error) => void): unknown };
  readonly on: MqttOn;
  subscribe(filters: ISubscriptionMap, answer: MqttGrantHandler): unknown;
  unsubscribe(filter: string, answer: () => void): unknown;
  sendPing(): void;
  end(force: true): unknown;
}

/** The part of mqtt.js that is used: `import('mqtt')` gives it. */
export interface MqttModule {
  readonly default: { connect(url: string, options: IClientOptions): MqttConnection };
}
