import { assemble } from './assemble.ts';
import type { TakeSnapshot } from './buildings/building-types.ts';
import { createConnection, type ConnectionTimings } from './connection/connection.ts';
import { explainRefusal } from './connection/explain-refusal.ts';
import type { Credentials } from './connection/mqtt-client-actor.ts';
import type { MqttModule } from './connection/mqtt-module.ts';
import { defaultPorts } from './default-ports.ts';
import type { LinkListener } from './connection/link.ts';
import type { Clock, Ports } from './ports.ts';
import type { ReportProblem } from './problem.ts';
import type { Realtime } from './realtime-types.ts';
import { createSharedConnection } from './tabs/shared-connection.ts';

/** Milliseconds. Left out: the specification's (S-65) and, for what it does not name, ours. */
export interface RealtimeTimings extends ConnectionTimings {
  /** How long a filter is kept after its last subscriber has gone; 5000. */
  readonly graceMs?: number;
  /** When a snapshot that failed is taken again; 5000. */
  readonly snapshotRetryMs?: number;
}

/** What `createRealtime` needs to know. Ports that are left out are the page's. */
export interface RealtimeOptions extends Partial<Ports> {
  /** `ws://` or `wss://`; see `resolveMqttUrl`. */
  readonly url: string;
  /**
   * Asked before every try, so that a new secret counts at once. `refused`: the broker did not take the last
   * ones, so they have to be fetched afresh from whoami.
   */
  readonly credentials: (last: { readonly refused: boolean }) => Promise<Credentials>;
  /** mqtt.js, by default in a chunk of its own that is loaded at the first `start`. */
  readonly loadMqtt?: () => Promise<MqttModule>;
  /**
   * Asked when a try ended before it was connected: why the server refuses the websocket, as a sentence for the log; null
   * when it does not. By default the same address is asked over HTTP.
   */
  readonly explainRefusal?: (url: string) => Promise<string | null>;
  /** Taken after every connect, because a clean session loses what was published in between. */
  readonly snapshot?: TakeSnapshot;
  /**
   * Whether the person may listen to a topic filter, as far as is known here: what they may not counts as refused
   * without being asked of the broker. Left out: everything is asked of it.
   */
  readonly mayListen?: (filter: string) => boolean;
  readonly onProblem?: ReportProblem;
  /**
   * Who is signed in, by the user name of their credentials: all tabs of the browser in which it is the same
   * share one connection. Read at `start`. Left out or null: this tab has a connection of its own.
   */
  readonly sharedAs?: () => string | null;
  /** The person has logged out (`stop`) in another tab: the channel has ended here as well. */
  readonly onEnded?: () => void;
  readonly timings?: RealtimeTimings;
}

const defaultGraceMs = 5000;
const defaultSnapshotRetryMs = 5000;

/** The live channel over MQTT 3.1.1 on a websocket (S-32, S-51, S-57, S-65). Opens nothing until `start`. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const ports = withDefaults(options);
  const timings = options.timings ?? {};
  const graceMs = timings.graceMs ?? defaultGraceMs;
  const connect = (clock: Clock, listener: LinkListener, person: string | null) =>
    createConnection({
      url: options.url,
      credentials: (last) => credentialsOf(options, last, person),
      explainRefusal: options.explainRefusal ?? explainRefusal,
      loadMqtt: options.loadMqtt ?? (() => import('mqtt')),
      timings,
      ports: { ...ports, clock },
      listener,
    });
  const { sharedAs } = options;
  const { tabs } = ports;

  return assemble({
    ports,
    snapshot: options.snapshot,
    onProblem: options.onProblem,
    mayListen: options.mayListen,
    graceMs,
    snapshotRetryMs: timings.snapshotRetryMs ?? defaultSnapshotRetryMs,
    connect: (listener, forget) =>
      sharedAs === undefined || tabs === null
        ? connect(ports.clock, listener, null)
        : createSharedConnection({
            tabs,
            url: options.url,
            person: sharedAs,
            ports,
            graceMs,
            connect,
            listener,
            forget,
            onEnded: options.onEnded ?? (() => {}),
          }),
  });
}

/** The browser's session may have become another person's in another tab: what is shared must not follow it. */
async function credentialsOf(
  options: RealtimeOptions,
  last: { readonly refused: boolean },
  person: string | null,
): Promise<Credentials> {
  const credentials = await options.credentials(last);
  if (person !== null && credentials.username !== person) throw new Error('the credentials are another person’s');
  return credentials;
}

function withDefaults(given: Partial<Ports>): Ports {
  const defaults = defaultPorts();
  return {
    clock: given.clock ?? defaults.clock,
    random: given.random ?? defaults.random,
    frame: given.frame ?? defaults.frame,
    visibility: given.visibility ?? defaults.visibility,
    network: given.network ?? defaults.network,
    log: given.log ?? defaults.log,
    tabs: given.tabs === undefined ? defaults.tabs : given.tabs,
  };
}
