import type { DeviceState } from '@imah/contract/devices';
import type { BuildingAddress } from '@imah/contract/mqtt/words';
import type { BuildingConnection, BuildingState } from './buildings/building-types.ts';
import type { ConnectionView } from './connection/connection.ts';
import type { Subscribe } from './subscriptions/subscription-types.ts';
import type { LiveValue } from './values/last-value-store.ts';

/** The live channel. Nothing is opened until `start`. */
export interface Realtime {
  readonly connection: ConnectionView;
  /** There is a session: open the channel and keep it open. */
  readonly start: () => void;
  /** The session is over: close the channel and forget every value. */
  readonly stop: () => void;
  /** Do not wait for the next try. */
  readonly retry: () => void;
  /** Ends it for good: no socket, timer or listener is left. */
  readonly close: () => void;

  /**
   * Messages of a topic filter, the kept ones first. Filters are shared: one SUBSCRIBE each, released five seconds
   * after the last subscriber has gone, and made again after every connect.
   */
  readonly subscribe: Subscribe;

  /** The person may do more or less than before: what was refused is asked for again. */
  readonly rightsChanged: () => void;

  /** Keeps the states of a building's devices up to date, and tells its alarms and events, until released. */
  readonly connectBuilding: (address: BuildingAddress) => BuildingConnection;
  /** The state of a building's feed; `waiting` while nobody has connected it. */
  readonly readBuildingState: (buildingId: string) => BuildingState;

  /** Calls `handler` once per drawn frame in which what the key names has changed. For keys see `liveKeys`. */
  readonly subscribeKey: (key: string, handler: () => void) => () => void;
  /** The value under a metric's key, `device/{id}/{metric}`. */
  readonly readKey: (key: string) => LiveValue | undefined;
  readonly readMetric: (deviceId: string, key: string) => LiveValue | undefined;
  readonly readDevice: (deviceId: string) => DeviceState | undefined;
  /** The known devices of a building; the same map until one of them changes. */
  readonly readBuilding: (buildingId: string) => ReadonlyMap<string, DeviceState>;
  readonly now: () => number;
  /** Calls `handler` after `delayMs`; answers with a way to call it off. */
  readonly later: (handler: () => void, delayMs: number) => () => void;
}
