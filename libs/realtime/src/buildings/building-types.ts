import type { DeviceState } from '@imah/contract/devices';
import type { AlarmPacket, EventPacket } from '@imah/contract/mqtt';
import type { BuildingAddress } from '@imah/contract/mqtt/words';

/**
 * `waiting`: not yet subscribed and snapshot taken; `live`; `interrupted`: was live, the link is gone;
 * `refused`: no right to read there.
 */
export type BuildingState = 'waiting' | 'live' | 'interrupted' | 'refused';

/** What happened in a building, as opposed to what a device measures. */
export type LiveEvent =
  | { readonly kind: 'alarm'; readonly packet: AlarmPacket }
  | { readonly kind: 'changed'; readonly packet: EventPacket }
  /**
   * Some were missed: after a reconnect, where the numbers of alarms have a gap, or before the channel was open.
   * Fetch again what you show.
   */
  | { readonly kind: 'missed' };

/** The last reported state of one device, as HTTP tells it. */
export interface DeviceSnapshot {
  readonly deviceId: string;
  readonly state: DeviceState;
}

/** Last reported state of every device of the building, by HTTP. */
export type TakeSnapshot = (building: BuildingAddress, signal: AbortSignal) => Promise<readonly DeviceSnapshot[]>;

/** A share in a building's feed, from `connectBuilding`. */
export interface BuildingConnection {
  readonly getState: () => BuildingState;
  readonly subscribe: (handler: () => void) => () => void;
  readonly onEvent: (handler: (event: LiveEvent) => void) => () => void;
  /** Gives the share back; safe to call twice. */
  readonly release: () => void;
}
