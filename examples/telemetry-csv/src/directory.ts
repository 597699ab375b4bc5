import { type ApiClient, readAllRows } from '@imah/api-client';

/** What a row needs to know of a metric beside its value. */
interface Described {
  readonly deviceName: string;
  readonly unit: string;
}

export type Directory = (deviceId: string, metric: string) => Described;

/** Names and units of a building's devices. A device that came later is called by its id until it is read again. */
export async function readDirectory(client: ApiClient, buildingId: string): Promise<Directory> {
  const params = { buildingId };
  const [devices, types] = await Promise.all([
    readAllRows((cursor) => client.listDevices({ params, query: { limit: 200, cursor } })),
    client.listDeviceTypes({ params }),
  ]);
  const byId = new Map(devices.map((device) => [device.id, device]));
  const units = new Map(
    types.data.flatMap(({ key, metrics }) => metrics.map((metric) => [`${key}/${metric.key}`, metric.unit] as const)),
  );
  return (deviceId, metric) => {
    const device = byId.get(deviceId);
    const unit = units.get(`${device?.typeKey}/${metric}`) ?? 'none';
    return { deviceName: device?.name ?? deviceId, unit: unit === 'none' ? '' : unit };
  };
}
