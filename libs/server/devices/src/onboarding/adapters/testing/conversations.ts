import type { DeviceProtocol } from '@imah/contract/devices/words';
import type { Said } from '../adapter.ts';

const said = (topic: string, payload: unknown): Said => ({
  topic,
  text: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

/** https://tasmota.github.io/docs/MQTT and its discovery: a plug that measures. */
export const tasmotaPlug: readonly Said[] = [
  said('tele/tasmota_ABC123/LWT', 'Online'),
  said('tasmota/discovery/DC4F22ABC123/config', {
    ip: '192.168.1.42',
    dn: 'Pompa kolam',
    fn: ['Pompa kolam', null, null, null, null, null, null, null],
    hn: 'tasmota-ABC123-0291',
    mac: 'DC4F22ABC123',
    md: 'Gosund SP1 v23',
    ty: 0,
    if: 0,
    ofln: 'Offline',
    onln: 'Online',
    state: ['OFF', 'ON', 'TOGGLE', 'HOLD'],
    sw: '14.3.0',
    t: 'tasmota_ABC123',
    ft: '%prefix%/%topic%/',
    tp: ['cmnd', 'stat', 'tele'],
    rl: [1, 0, 0, 0, 0, 0, 0, 0],
    swc: [-1, -1, -1, -1, -1, -1, -1, -1],
    btn: [0, 0, 0, 0, 0, 0, 0, 0],
    so: { '4': 0, '11': 0, '13': 0, '17': 1, '20': 0, '30': 0, '68': 0, '73': 0, '82': 0, '114': 0, '117': 0 },
    lk: 0,
    lt_st: 0,
    sho: [0, 0, 0, 0],
    ver: 1,
  }),
  said('tele/tasmota_ABC123/STATE', {
    Time: '2026-11-24T10:00:00',
    Uptime: '0T00:05:12',
    UptimeSec: 312,
    Heap: 25,
    SleepMode: 'Dynamic',
    Sleep: 50,
    LoadAvg: 19,
    MqttCount: 1,
    POWER: 'ON',
    Wifi: { AP: 1, SSId: 'gedung', RSSI: 84, Signal: -58 },
  }),
  said('tele/tasmota_ABC123/SENSOR', {
    Time: '2026-11-24T10:00:00',
    ENERGY: {
      TotalStartTime: '2026-01-01T00:00:00',
      Total: 12.345,
      Yesterday: 0.5,
      Today: 0.25,
      Period: 1,
      Power: 415,
      ApparentPower: 430,
      ReactivePower: 110,
      Factor: 0.97,
      Voltage: 221,
      Current: 1.88,
    },
  }),
];

/** Home Assistant's device discovery, as its documentation writes it, and the single form of ESPHome. */
export const homeAssistantSensor: readonly Said[] = [
  said('homeassistant/device/0AFFD2/config', {
    dev: {
      ids: '0AFFD2',
      name: 'Ruang panel',
      mf: 'Bla electronics',
      mdl: 'xya',
      sw: '1.0',
      sn: 'ea334450945afc',
      hw: '1.0rev2',
    },
    o: { name: 'bla2mqtt', sw: '2.1', url: 'https://bla2mqtt.example.com/support' },
    '~': 'sensorBedroom',
    avty_t: '~/status',
    cmps: {
      some_unique_component_id1: {
        p: 'sensor',
        dev_cla: 'temperature',
        unit_of_meas: '°F',
        val_tpl: '{{ value_json.temperature | float | round(1) }}',
        stat_t: '~/state',
        uniq_id: 'temp01ae_t',
      },
      some_unique_id2: {
        p: 'sensor',
        dev_cla: 'humidity',
        unit_of_meas: '%',
        val_tpl: "{{ value_json['humidity'] }}",
        stat_t: '~/state',
        uniq_id: 'temp01ae_h',
      },
      gone: { p: 'sensor' },
      strange: { p: 'sensor', stat_t: '~/state', val_tpl: '{{ states("sensor.x") }}', uniq_id: 'strange' },
    },
    qos: 2,
  }),
  said('sensorBedroom/status', 'online'),
  said('sensorBedroom/state', { temperature: 77, humidity: 61.5 }),
  said('homeassistant/switch/esp-relay/kipas/config', {
    name: 'Kipas',
    stat_t: 'esp-relay/switch/kipas/state',
    cmd_t: 'esp-relay/switch/kipas/command',
    avty_t: 'esp-relay/status',
    uniq_id: 'ESPswitchkipas',
    dev: { ids: ['a4cf12f0aa10'], name: 'esp-relay', sw: 'esphome v2026.10.0', mdl: 'nodemcuv2', mf: 'espressif' },
  }),
  said('esp-relay/switch/kipas/state', 'ON'),
];

/** https://www.zigbee2mqtt.io/guide/usage/mqtt_topics_and_messages.html: a coordinator, a plug, a contact. */
export const zigbeeDevices: readonly Said[] = [
  said('zigbee2mqtt/bridge/state', { state: 'online' }),
  said('zigbee2mqtt/bridge/devices', [
    {
      ieee_address: '0x00124b0014d7d75a',
      type: 'Coordinator',
      network_address: 0,
      supported: true,
      friendly_name: 'Coordinator',
      definition: null,
    },
    {
      ieee_address: '0x00158d00018255df',
      type: 'Router',
      network_address: 29159,
      supported: true,
      friendly_name: 'lantai 1/pompa',
      software_build_id: '3.1.6',
      definition: {
        model: 'ZNCZ02LM',
        vendor: 'Xiaomi',
        description: 'Mi power plug ZigBee',
        exposes: [
          {
            type: 'switch',
            features: [
              {
                type: 'binary',
                name: 'state',
                property: 'state',
                access: 7,
                value_on: 'ON',
                value_off: 'OFF',
                value_toggle: 'TOGGLE',
              },
            ],
          },
          { type: 'numeric', name: 'power', property: 'power', access: 5, unit: 'W' },
          { type: 'numeric', name: 'energy', property: 'energy', access: 1, unit: 'kWh' },
          { type: 'numeric', name: 'linkquality', property: 'linkquality', access: 1, unit: 'lqi' },
        ],
      },
      power_source: 'Mains (single phase)',
    },
    {
      ieee_address: '0x00158d0001e1b2c3',
      type: 'EndDevice',
      supported: true,
      friendly_name: 'pintu panel',
      definition: {
        model: 'MCCGQ11LM',
        vendor: 'Aqara',
        exposes: [
          { type: 'binary', name: 'contact', property: 'contact', access: 1, value_on: false, value_off: true },
          { type: 'numeric', name: 'battery', property: 'battery', access: 1, unit: '%', value_min: 0, value_max: 100 },
        ],
      },
    },
  ]),
  said('zigbee2mqtt/lantai 1/pompa/availability', { state: 'online' }),
  said('zigbee2mqtt/lantai 1/pompa', { state: 'OFF', power: 0.4, energy: 3.25, linkquality: 120 }),
  said('zigbee2mqtt/pintu panel', { contact: false, battery: 91 }),
];

/** https://shelly-api-docs.shelly.cloud/gen2: a plug of the second generation. */
export const shellyPlug: readonly Said[] = [
  said('shellyplusplugs-c049ef8e1234/online', 'true'),
  said('shellyplusplugs-c049ef8e1234/events/rpc', {
    src: 'shellyplusplugs-c049ef8e1234',
    dst: 'shellyplusplugs-c049ef8e1234/events',
    method: 'NotifyStatus',
    params: { ts: 1632906060.03, 'switch:0': { id: 0, apower: 52.4, current: 0.24, voltage: 223.1 } },
  }),
  said('shellyplusplugs-c049ef8e1234/status/switch:0', {
    id: 0,
    source: 'MQTT',
    output: false,
    apower: 0,
    voltage: 225.9,
    current: 0,
    aenergy: { total: 11_679, by_minute: [0, 0, 0], minute_ts: 1_654_511_972 },
    temperature: { tC: 53.3, tF: 127.9 },
  }),
  said('shellyplusplugs-c049ef8e1234/events/rpc', {
    src: 'shellyplusplugs-c049ef8e1234',
    dst: 'shellyplusplugs-c049ef8e1234/events',
    method: 'NotifyStatus',
    params: { ts: 1_632_906_072.9, 'switch:0': { id: 0, output: true, source: 'button' } },
  }),
];

/** https://homieiot.github.io/specification/: a thermostat-like device with one switch. */
export const homieDevice: readonly Said[] = [
  said('homie/5/super-car/$state', 'init'),
  said('homie/5/super-car/$description', {
    homie: '5.0',
    version: 7,
    name: 'Ruang pompa',
    nodes: {
      mains: {
        name: 'Listrik',
        properties: {
          power: { name: 'Daya', datatype: 'float', unit: 'W' },
          relay: { name: 'Pompa', datatype: 'boolean', settable: true },
          color: { datatype: 'color', format: 'rgb' },
        },
      },
    },
  }),
  said('homie/5/super-car/mains/power', '212.5'),
  said('homie/5/super-car/mains/relay', 'true'),
  said('homie/5/super-car/$state', 'ready'),
];

/** https://thingsboard.io/docs/reference/gateway-mqtt-api/ */
export const thingsboardGateway: readonly Said[] = [
  said('v1/gateway/connect', { device: 'Device A', type: 'thermometer' }),
  said('v1/gateway/telemetry', {
    'Device A': [
      { ts: 1_795_514_400_000, values: { temperature: 27.5, humidity: 60 } },
      { ts: 1_795_514_401_000, values: { temperature: 27.6, humidity: 61 } },
    ],
    'Device B': [{ ts: 1_795_514_400_000, values: { temperature: 42, running: true } }],
  }),
];

/** As `apps/gateway` says it: a device is described before it has said a value. */
export const describedGateway: readonly Said[] = [
  said('v1/gateway/connect', {
    device: 'Pompa transfer',
    type: 'pump',
    properties: [
      { key: 'power', label: 'Daya', kind: 'number', unit: 'kW', writable: false },
      { key: 'on', label: 'Pompa', kind: 'switch', unit: null, writable: true },
      { key: 'setpoint', label: 'Tekanan', kind: 'number', unit: 'bar', writable: true },
    ],
    online: null,
  }),
  said('v1/gateway/telemetry', { 'Pompa transfer': [{ ts: 1_795_514_400_000, values: { power: 2.5, on: false } }] }),
  said('v1/gateway/rpc', { device: 'Pompa transfer', id: 'c1', data: { success: false, error: 'busy' } }),
];

export const conversations: Readonly<Record<DeviceProtocol, readonly Said[]>> = {
  tasmota: tasmotaPlug,
  'home-assistant': homeAssistantSensor,
  zigbee2mqtt: zigbeeDevices,
  shelly: shellyPlug,
  homie: homieDevice,
  thingsboard: [...thingsboardGateway, ...describedGateway],
};
