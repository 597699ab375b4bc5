import type { DeviceIdentity } from './client-identity.ts';
import type { Uplink } from './topic-rights.ts';

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
}
