import type { ConnectionProblem, FoundDevice, FoundDevices } from '@imah/contract/devices';
import { fixtureId, fixtureNow } from '@imah/testing';

const at = new Date(fixtureNow).toISOString();

export const foundPlug: FoundDevice = {
  id: fixtureId('device', 951),
  protocol: 'tasmota',
  sourceKey: 'tasmota_ABC123',
  name: 'Pompa kolam',
  maker: 'Tasmota',
  model: 'Gosund SP1 v23',
  firmware: '14.3.0',
  state: 'new',
  properties: [
    { key: 'POWER', label: 'POWER', unit: null, value: true, isWritable: true },
    { key: 'ENERGY.Power', label: 'Power', unit: 'W', value: 415, isWritable: false },
    { key: 'ENERGY.Voltage', label: 'Voltage', unit: 'V', value: 221, isWritable: false },
  ],
  fits: [
    {
      typeKey: 'pump',
      mapping: [
        { property: 'POWER', metric: 'running' },
        { property: 'ENERGY.Power', metric: 'power' },
      ],
    },
    { typeKey: 'electricity-meter', mapping: [{ property: 'ENERGY.Power', metric: 'power' }] },
  ],
  deviceId: null,
  firstSeenAt: at,
  lastSeenAt: at,
};

export const foundSensor: FoundDevice = {
  ...foundPlug,
  id: fixtureId('device', 952),
  protocol: 'zigbee2mqtt',
  sourceKey: '0x00158d00018255df',
  name: 'Ruang panel',
  model: null,
  properties: [{ key: 'temperature', label: 'Temperature', unit: '°C', value: null, isWritable: false }],
  fits: [{ typeKey: 'climate-sensor', mapping: [{ property: 'temperature', metric: 'temperature' }] }],
};

export const wrongPassword: ConnectionProblem = {
  id: fixtureId('device', 961),
  kind: 'wrong-password',
  subject: 'imah-3k9d7m2qx8wvr5tn',
  detail: '192.168.1.42',
  count: 12,
  firstAt: at,
  lastAt: at,
};

export const foundNothing: FoundDevices = { devices: [], problems: [], tcpPort: 1883, tlsPort: 8883 };
