import type { BuildingIdentity, DeviceIdentity } from './client-identity.ts';
import type { Uplink } from './topic-rights.ts';

/** What a device said in its own language. */
export interface RawMessage {
  readonly topic: string;
  readonly payload: Buffer;
  /** It was to be kept for whoever listens later. */
  readonly retain: boolean;
}

/** What a device was refused, so that people can see why it is not heard. */
export type Refusal =
  | { readonly kind: 'wrong-password'; readonly username: string; readonly from: string }
  | {
      readonly kind: 'wrong-topic' | 'too-large' | 'too-fast';
      readonly client: DeviceIdentity | BuildingIdentity;
      readonly topic: string;
    };

/** Who takes what devices say. */
export interface Uplinks {
  /** The device has a connection, after having had none. */
  connected(device: DeviceIdentity): void;
  /** Its last connection ended. */
  disconnected(device: DeviceIdentity): void;
  /**
   * One packet. The broker acknowledges it to the device when the promise resolves, and closes the
   * connection without an acknowledgement when it rejects, so that the device sends it again.
   */
  received(device: DeviceIdentity, uplink: Uplink, payload: Buffer): Promise<void>;
  /** One message of a building's own devices; acknowledged as with `received`. False: it goes to nobody else. */
  heard(building: BuildingIdentity, message: RawMessage): Promise<boolean>;
  /** Somebody was refused; to be noted where people look for it. */
  refused(refusal: Refusal): void;
}
