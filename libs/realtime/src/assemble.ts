import { createBuildings } from './buildings/buildings.ts';
import type { TakeSnapshot } from './buildings/building-types.ts';
import type { Connection } from './connection/connection.ts';
import type { LinkListener } from './connection/link.ts';
import type { Ports } from './ports.ts';
import { createProblemReporter, type ReportProblem } from './problem.ts';
import type { Realtime } from './realtime-types.ts';
import { createSubscriptionHub } from './subscriptions/subscription-hub.ts';
import { createFrameDelivery } from './values/frame-delivery.ts';
import { createLastValueStore } from './values/last-value-store.ts';

export interface AssembleOptions {
  readonly ports: Ports;
  readonly graceMs: number;
  readonly snapshotRetryMs: number;
  readonly snapshot: TakeSnapshot | undefined;
  readonly onProblem: ReportProblem | undefined;
  readonly mayListen?: ((filter: string) => boolean) | undefined;
  /** `forget` is for a connection that ends by itself, or becomes another person's. */
  readonly connect: (listener: LinkListener, forget: () => void) => Connection;
}

/** Everything above the connection, which may be mqtt.js or, in tests, a broker in memory. */
export function assemble({
  connect,
  graceMs,
  mayListen = () => true,
  onProblem,
  ports,
  snapshot,
  snapshotRetryMs,
}: AssembleOptions): Realtime {
  const { clock, frame, log, visibility } = ports;
  const report = createProblemReporter(clock, log, onProblem);
  const delivery = createFrameDelivery(frame, visibility, (error) =>
    report({ kind: 'handler', subject: 'value', error }),
  );
  const store = createLastValueStore(delivery.changed);
  const hub = createSubscriptionHub({ clock, graceMs, mayListen, report });
  const buildings = createBuildings({ hub, store, clock, snapshot, snapshotRetryMs, report });
  const listener: LinkListener = {
    opened: hub.opened,
    message: hub.message,
    closed() {
      hub.closed();
      buildings.interrupted();
    },
  };
  const connection = connect(listener, store.clear);

  return {
    connection,
    start: connection.start,
    stop() {
      connection.stop();
      store.clear();
    },
    retry: connection.retry,
    close() {
      connection.close();
      hub.close();
      buildings.interrupted();
      delivery.close();
    },
    subscribe: hub.subscribe,
    rightsChanged: hub.reconsider,
    connectBuilding: buildings.connect,
    readBuildingState: buildings.stateOf,
    subscribeKey: delivery.watch,
    readKey(key) {
      const [, deviceId, metric] = /^device\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
      return deviceId === undefined || metric === undefined ? undefined : store.readMetric(deviceId, metric);
    },
    readMetric: store.readMetric,
    readDevice: store.readDevice,
    readBuilding: store.readBuilding,
    now: clock.now,
    later(handler, delayMs) {
      const timer = clock.setTimeout(handler, delayMs);
      return () => clock.clearTimeout(timer);
    },
  };
}
