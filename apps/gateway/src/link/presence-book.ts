import type { DeviceDescription } from '../plant/plant.ts';
import { descriptionOf, type Packet, presenceOf } from './packets.ts';

/** Which devices answer, and what Imah has been told of that. */
export interface PresenceBook {
  readonly note: (device: string, isUp: boolean) => void;
  /** Values of a device have been told, from whenever they are: with them it counts as there. */
  readonly toldValues: (device: string) => void;
  /** What a new connection is told first: all devices, with what they are. */
  readonly introduction: () => readonly Packet[];
  /** What Imah has wrong. It counts as told when it is taken. */
  readonly corrections: () => readonly Packet[];
  /** That those which answer are there, the gateway among them; who reads seldom is not silent. */
  readonly heartbeat: () => Packet;
  /** What is said of all when the gateway is gone. */
  readonly farewell: () => Packet;
  readonly gone: () => number;
}

export function createPresenceBook(gateway: DeviceDescription, devices: readonly DeviceDescription[]): PresenceBook {
  const isUp = new Map<string, boolean>([[gateway.name, true]]);
  const told = new Map<string, boolean>();
  const names = devices.map(({ name }) => name);

  return {
    note: (device, up) => void isUp.set(device, up),
    toldValues: (device) => void told.set(device, true),
    introduction() {
      told.clear();
      return [gateway, ...devices].map((device) => {
        const up = isUp.get(device.name) ?? null;
        if (up !== null) told.set(device.name, up);
        return descriptionOf(device, { isUp: up, gateway: device === gateway ? null : gateway.name });
      });
    },
    corrections: () =>
      names.flatMap((name) => {
        const up = isUp.get(name);
        if (up === undefined || told.get(name) === up) return [];
        told.set(name, up);
        return [presenceOf(name, [], up)];
      }),
    heartbeat: () =>
      presenceOf(
        gateway.name,
        names.filter((name) => isUp.get(name) === true),
        true,
      ),
    farewell: () => presenceOf(gateway.name, names, false),
    gone: () => names.filter((name) => isUp.get(name) === false).length,
  };
}
