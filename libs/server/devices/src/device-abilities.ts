import { decide, type Permission, type PolicyActor } from '@imah/contract/access';
import type { Device } from '@imah/contract/devices';
import { type DeviceAct, deviceActs, deviceTarget } from '@imah/contract/devices/words';
import type { DeviceRecord } from './read-devices.ts';

/** The permission that each act asks for, as the endpoints do that it is done by. */
const permissionOf = {
  command: 'deviceCommand.control',
  update: 'device.update',
  credentials: 'device.update',
  archive: 'device.update',
  restore: 'device.update',
  remove: 'device.delete',
} as const satisfies Record<DeviceAct, Permission>;

/** A device as it is answered to somebody: with what they may do with it. */
export function answeredTo(actor: PolicyActor, device: DeviceRecord): Device {
  const target = deviceTarget(device);
  return {
    ...device,
    abilities: {
      acts: deviceActs.filter(
        (act) => isFitting(act, device) && decide(actor, permissionOf[act], target) === 'allowed',
      ),
    },
  };
}

/** One that was put away is brought back or removed, and nothing else. */
function isFitting(act: DeviceAct, { archivedAt }: DeviceRecord): boolean {
  if (act === 'remove') return true;
  return archivedAt === null ? act !== 'restore' : act === 'restore';
}
