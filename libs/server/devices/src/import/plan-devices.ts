import type { Locale } from '@imah/contract/core/words';
import type { DeviceRow, DeviceRowFault, NamedDevice } from './device-row.ts';
import { type FoundSpot, plain, spotFinder } from './find-spot.ts';
import type { KnownDevices } from './known-devices.ts';

/** A device that is to be registered. */
export interface PlannedDevice {
  readonly name: string;
  readonly typeKey: string;
  readonly typeName: string;
  readonly serial: string | null;
  readonly spot: FoundSpot;
  readonly place: string | null;
  readonly gatewayId: string | null;
  readonly tags: readonly string[];
}

/** What an import would do. */
export interface DevicePlan {
  readonly good: readonly PlannedDevice[];
  readonly faulty: readonly DeviceRow[];
}

/** Finds the type, the place and the gateway of each row, and what is there already or twice. */
export function planDevices(rows: readonly DeviceRow[], known: KnownDevices, locale: Locale): DevicePlan {
  const find = finderOf(known, locale);
  const serials = new Set(known.serials);
  const spots = new Set(known.devices.map((device) => spotKey(device.name, device, device.place)));
  const given = new Set<string>();
  const good: PlannedDevice[] = [];
  const faulty: DeviceRow[] = [];
  for (const row of rows) {
    if (row.named === null) {
      faulty.push(row);
      continue;
    }
    const found = find(row.named);
    const { serial } = row.named;
    const faults = [...found.faults];
    if (serial !== null && serials.has(serial))
      faults.push({ column: 'serial', fault: given.has(serial) ? 'serial-twice' : 'serial-taken' });
    const { device } = found;
    const key = device === null ? null : spotKey(device.name, device.spot, device.place);
    if (key !== null && spots.has(key)) faults.push({ column: 'name', fault: 'same-name' });
    if (device === null || key === null || faults.length > 0) {
      faulty.push({ ...row, faults });
      continue;
    }
    spots.add(key);
    if (serial !== null) for (const all of [serials, given]) all.add(serial);
    good.push(device);
  }
  return { good, faulty };
}

/** Two devices of one name at one place would not be told apart. */
function spotKey(
  name: string,
  spot: Pick<FoundSpot, 'unit_id' | 'floor_id' | 'section_id'>,
  place: string | null,
): string {
  return JSON.stringify([plain(name), spot.unit_id, spot.floor_id, spot.section_id, place && plain(place)]);
}

interface FoundDevice {
  readonly device: PlannedDevice | null;
  readonly faults: readonly DeviceRowFault[];
}

function finderOf(known: KnownDevices, locale: Locale): (named: NamedDevice) => FoundDevice {
  const findSpot = spotFinder(known);
  const types = new Map(
    known.types
      .toReversed()
      .flatMap((type) => [type.name.en, type.name.id, type.key].map((word) => [plain(word), type])),
  );
  // What speaks for itself may speak for others; one whose name another has too is named by its serial number.
  const gateways = known.devices.filter(({ gatewayId }) => gatewayId === null);
  return (named) => {
    const faults: DeviceRowFault[] = [];
    const type = types.get(plain(named.type));
    if (type === undefined) faults.push({ column: 'type', fault: 'unknown-type' });
    const spot = findSpot(named);
    if ('fault' in spot) faults.push(spot);
    const word = named.gateway;
    const through =
      word === null ? [] : gateways.filter(({ name, serial }) => serial === word || plain(name) === plain(word));
    if (word !== null && through.length !== 1) faults.push({ column: 'gateway', fault: 'unknown-gateway' });
    if (type === undefined || 'fault' in spot || faults.length > 0) return { device: null, faults };
    const { name, serial, place, tags } = named;
    const gatewayId = through[0]?.id ?? null;
    return {
      device: { name, typeKey: type.key, typeName: type.name[locale], serial, spot, place, gatewayId, tags },
      faults,
    };
  };
}
