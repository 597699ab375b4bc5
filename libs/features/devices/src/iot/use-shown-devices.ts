import { useActiveAlarms, useReadAll } from '@imah/api-client/react';
import type { Building, Places } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';
import { useBuildingDevices } from '@imah/realtime/react';
import { useMemo, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { type Attention, attentionOf, attentions } from '../model/attention.ts';
import { type DeviceFilter, fits } from '../model/device-filter.ts';
import { type DeviceGroup, groupDevices } from '../model/group-devices.ts';
import { placeName } from '../model/place-name.ts';
import { useDeviceTexts } from '../texts.ts';

/** A device that needs somebody, why, and where it stands. */
export interface UrgentDevice {
  readonly device: Device;
  readonly attention: Attention;
  readonly place: string;
}

export interface ShownDevices {
  readonly kind: 'loading' | 'failed' | 'ready';
  /** Those among which the filter chooses. */
  readonly among: readonly Device[];
  /** Whether it is known which alarms stand. */
  readonly alarms: 'known' | 'unknown';
  /** How many fit. */
  readonly count: number;
  /** Of those that fit: what needs somebody first, the most urgent first; the others by place. */
  readonly urgent: readonly UrgentDevice[];
  readonly groups: readonly DeviceGroup[];
  /** How many fit and are not drawn yet. */
  readonly rest: number;
  readonly showMore: () => void;
}

interface Choosing {
  readonly building: Building;
  /** Those in use. */
  readonly devices: readonly Device[];
  readonly places: Places;
  readonly filter: DeviceFilter;
}

const none: readonly Device[] = [];
/** Rows drawn at once; a building may have thousands of devices. */
const drawnAtOnce = 200;

/** The devices of a building that fit, what needs somebody before all others. */
export function useShownDevices({ building, devices, places, filter }: Choosing): ShownDevices {
  const t = useDeviceTexts();
  const can = useCan();
  const target = { orgId: building.orgId, buildingId: building.id };
  const live = useBuildingDevices(building.id);
  const isArchive = filter.status === 'archived';
  const archive = useReadAll(
    'listDevices',
    { params: { buildingId: building.id }, query: { show: 'archived' } },
    { enabled: isArchive },
  );
  const alarms = useActiveAlarms(building.id, { enabled: can('alarm.view', target) === 'allowed' });
  const [drawn, setDrawn] = useState(drawnAtOnce);

  const among = isArchive ? (archive.data ?? none) : devices;
  const alarmed = useMemo(() => new Set((alarms.data ?? []).map(({ deviceId }) => deviceId)), [alarms.data]);
  const groups = useMemo(() => groupDevices(among, places), [among, places]);
  const fitting = groups
    .flatMap((group) =>
      group.devices.map(({ device, unit }) => {
        const state = live.get(device.id) ?? device.state;
        const attention = attentionOf(state, alarmed.has(device.id) ? 'some' : 'none');
        return { device, unit, group, attention, state, place: placeName(t, group, unit) };
      }),
    )
    .filter(({ device, state, place, attention }) => fits(device, state, place, filter, attention));
  // Who asks for one status has said what is to come first.
  const isByException = filter.status === '' || filter.status === 'attention';
  const urgent = fitting
    .flatMap(({ attention, ...row }) => (isByException && attention !== null ? [{ ...row, attention }] : []))
    .toSorted((a, b) => attentions.indexOf(a.attention) - attentions.indexOf(b.attention));
  const others = fitting.filter(({ attention }) => !isByException || attention === null);
  const room = Math.max(0, drawn - urgent.length);
  const kept = new Set(others.slice(0, room).map(({ device }) => device.id));

  return {
    kind: !isArchive || archive.data !== undefined ? 'ready' : archive.isError ? 'failed' : 'loading',
    among,
    alarms: alarms.isError ? 'unknown' : 'known',
    count: fitting.length,
    urgent: urgent.slice(0, drawn),
    groups: groups
      .map((group) => ({ ...group, devices: group.devices.filter(({ device }) => kept.has(device.id)) }))
      .filter((group) => group.devices.length > 0),
    rest: Math.max(0, fitting.length - drawn),
    showMore: () => setDrawn((before) => before + drawnAtOnce),
  };
}
