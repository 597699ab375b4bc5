import type { ControlGuard, DeviceType, MetricDefinition } from '@imah/contract/devices';

const free: ControlGuard = { kind: 'none', consequence: null };

const power: MetricDefinition = {
  key: 'power',
  label: { id: 'Daya', en: 'Power' },
  kind: 'gauge',
  unit: 'W',
  decimals: 0,
  min: 0,
};
const running: MetricDefinition = {
  key: 'on',
  label: { id: 'Keadaan', en: 'State' },
  kind: 'state',
  unit: 'none',
  decimals: 0,
};

export const waterMeterType: DeviceType = {
  key: 'water-meter',
  name: { id: 'Meter air', en: 'Water meter' },
  icon: 'lucide:droplets',
  metrics: [
    { key: 'volume', label: { id: 'Volume', en: 'Volume' }, kind: 'counter', unit: 'm³', decimals: 3, min: 0 },
    { key: 'flow', label: { id: 'Debit', en: 'Flow' }, kind: 'gauge', unit: 'L/min', decimals: 1, min: 0, max: 500 },
  ],
  controls: [],
  offlineAfterSec: 600,
};

export const electricityMeterType: DeviceType = {
  key: 'electricity-meter',
  name: { id: 'Meter listrik', en: 'Electricity meter' },
  icon: 'lucide:zap',
  metrics: [
    { key: 'energy', label: { id: 'Energi', en: 'Energy' }, kind: 'counter', unit: 'kWh', decimals: 2, min: 0 },
    power,
    {
      key: 'voltage',
      label: { id: 'Tegangan', en: 'Voltage' },
      kind: 'gauge',
      unit: 'V',
      decimals: 1,
      min: 0,
      max: 500,
      alarm: { below: 198, above: 242 },
    },
  ],
  controls: [],
  offlineAfterSec: 300,
};

export const climateType: DeviceType = {
  key: 'climate-sensor',
  name: { id: 'Sensor suhu dan kelembapan', en: 'Temperature and humidity sensor' },
  icon: 'lucide:thermometer',
  metrics: [
    {
      key: 'temperature',
      label: { id: 'Suhu', en: 'Temperature' },
      kind: 'gauge',
      unit: '°C',
      decimals: 1,
      min: -20,
      max: 80,
      alarm: { above: 32 },
    },
    {
      key: 'humidity',
      label: { id: 'Kelembapan', en: 'Humidity' },
      kind: 'gauge',
      unit: '%',
      decimals: 0,
      min: 0,
      max: 100,
    },
  ],
  controls: [],
  offlineAfterSec: 300,
};

export const pumpType: DeviceType = {
  key: 'pump',
  name: { id: 'Pompa', en: 'Pump' },
  icon: 'lucide:fan',
  metrics: [
    running,
    {
      key: 'pressure',
      label: { id: 'Tekanan', en: 'Pressure' },
      kind: 'gauge',
      unit: 'bar',
      decimals: 1,
      min: 0,
      max: 16,
    },
    power,
  ],
  controls: [{ metric: 'on', kind: 'switch', label: { id: 'Pompa', en: 'Pump' }, guard: { on: free, off: free } }],
  offlineAfterSec: 120,
};

export const doorType: DeviceType = {
  key: 'door',
  name: { id: 'Pintu', en: 'Door' },
  icon: 'lucide:door-open',
  metrics: [
    { key: 'open', label: { id: 'Terbuka', en: 'Open' }, kind: 'state', unit: 'none', decimals: 0 },
    { key: 'locked', label: { id: 'Terkunci', en: 'Locked' }, kind: 'state', unit: 'none', decimals: 0 },
  ],
  controls: [
    {
      metric: 'locked',
      kind: 'switch',
      label: { id: 'Kunci', en: 'Lock' },
      guard: {
        on: { kind: 'confirm', consequence: { id: 'Tidak ada yang dapat lewat.', en: 'Nobody can pass.' } },
        off: { kind: 'confirm', consequence: { id: 'Siapa saja dapat masuk.', en: 'Anybody can walk in.' } },
      },
    },
  ],
  offlineAfterSec: 3600,
};

export const smokeType: DeviceType = {
  key: 'smoke-detector',
  name: { id: 'Detektor asap', en: 'Smoke detector' },
  icon: 'lucide:siren',
  metrics: [
    {
      key: 'smoke',
      label: { id: 'Asap', en: 'Smoke' },
      kind: 'state',
      unit: 'none',
      decimals: 0,
      alarm: { equals: true },
    },
    {
      key: 'battery',
      label: { id: 'Baterai', en: 'Battery' },
      kind: 'gauge',
      unit: '%',
      decimals: 0,
      min: 0,
      max: 100,
      alarm: { below: 15 },
    },
  ],
  controls: [],
  offlineAfterSec: 86_400,
};

export const liftType: DeviceType = {
  key: 'lift',
  name: { id: 'Lift', en: 'Lift' },
  icon: 'lucide:arrow-up-down',
  metrics: [
    { key: 'floor', label: { id: 'Lantai', en: 'Floor' }, kind: 'gauge', unit: 'none', decimals: 0 },
    { key: 'fault', label: { id: 'Gangguan', en: 'Fault' }, kind: 'text', unit: 'none', decimals: 0 },
  ],
  controls: [],
  offlineAfterSec: 60,
};

export const deviceTypes: readonly DeviceType[] = [
  climateType,
  pumpType,
  doorType,
  smokeType,
  waterMeterType,
  electricityMeterType,
  liftType,
];
