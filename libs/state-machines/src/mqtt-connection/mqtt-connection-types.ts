/** The states of the live channel, as they are shown (S-32). */
export const mqttConnectionStates = ['idle', 'connecting', 'connected', 'error', 'reconnecting', 'offline'] as const;
export type MqttConnectionState = (typeof mqttConnectionStates)[number];

/** Why there is no connection. */
export interface MqttFailure {
  /**
   * `credentials`: the broker refused user name or password. `handshake`: the server refused the websocket, as one of a
   * foreign page: the same try has the same end. `stalled`: the link hung. `timeout`: S-65.
   */
  readonly reason: 'credentials' | 'refused' | 'handshake' | 'closed' | 'stalled' | 'timeout';
  /** For the log, in English. */
  readonly message: string;
}

/** What the connection starts with. */
export interface MqttConnectionInput {
  /** A number from 0 up to 1; spreads the reconnecting of many clients. */
  readonly random: () => number;
  /** Milliseconds; how long the link may be silent before it is probed. */
  readonly keepalive?: number;
  /** Milliseconds before the next try, and the most that chance adds to them; S-65 and half a second. */
  readonly reconnectPeriod?: number;
  readonly reconnectSpread?: number;
}

/** What the connection remembers. */
export interface MqttConnectionContext {
  /** Tries since the channel was last connected. */
  readonly attempt: number;
  /** Connections since START. */
  readonly connections: number;
  readonly failure: MqttFailure | null;
  readonly keepalive: number;
  readonly reconnectPeriod: number;
  readonly reconnectSpread: number;
  readonly random: () => number;
}

/** What the connection is told, by the session, the browser and its client. */
export type MqttConnectionEvent =
  /** There is a session: open the channel. */
  | { type: 'START' }
  /** The session is over: close it. */
  | { type: 'STOP' }
  /** A person does not want to wait for the next try. */
  | { type: 'RETRY' }
  /** The browser's word on the network. */
  | { type: 'ONLINE' }
  | { type: 'OFFLINE' }
  /** From the client. ALIVE: something arrived, a PINGRESP too; once a second is enough. */
  | { type: 'CONNECTED' }
  | { type: 'ALIVE' }
  | { type: 'FAILED'; failure: MqttFailure }
  | { type: 'CLOSED' };

/** What the connection wants done or logged. */
export type MqttConnectionEmitted =
  /** `again`: not the first time since START, so what was missed has to be fetched. */
  | { type: 'connected'; again: boolean }
  /** Ask whoami for a new secret; the next try reads it. */
  | { type: 'credentialsRefused' }
  | { type: 'log'; level: 'success' | 'failure'; message: string };

/** What the chart asks of the client: a PINGREQ, to see whether the link still answers. */
export type MqttClientCommand = { type: 'PROBE' };
