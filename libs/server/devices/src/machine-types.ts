import type { DeviceType } from '@imah/contract/devices';
import { gauge, guard, guarded, state } from './describe-type.ts';

const pumpMetrics = [
  state('Keadaan', 'State', 'running'),
  gauge('Suhu motor', 'Motor temperature', {
    key: 'temperature',
    unit: '°C',
    decimals: 1,
    min: -20,
    max: 200,
    alarm: { above: 80 },
  }),
  gauge('Tekanan', 'Pressure', { key: 'pressure', unit: 'bar', decimals: 2, min: 0, max: 25, alarm: { above: 8 } }),
  gauge('Daya', 'Power', { key: 'power', unit: 'W', decimals: 0, min: 0, max: 100_000 }),
];

/** What moves, pumps, locks or makes power; those that are switched ask first. */
export const machineTypes: readonly DeviceType[] = [
  {
    key: 'pump',
    name: { id: 'Pompa', en: 'Pump' },
    icon: 'lucide:fan',
    offlineAfterSec: 300,
    controls: [
      guarded(
        'running',
        'Nyalakan pompa',
        'Run the pump',
        guard(
          'confirm',
          'Pompa langsung bekerja. Pastikan tidak ada orang yang sedang memperbaikinya.',
          'The pump starts at once. Make sure that nobody is working on it.',
        ),
        guard(
          'confirm',
          'Air tidak lagi dipompa. Tangki yang diisinya dapat kosong dan unit kehabisan air.',
          'Water is no longer pumped. The tank it fills can run dry, and units go without water.',
        ),
      ),
    ],
    metrics: pumpMetrics,
  },
  {
    key: 'fire-pump',
    name: { id: 'Pompa hidran', en: 'Fire pump' },
    icon: 'lucide:fan',
    offlineAfterSec: 300,
    controls: [
      guarded(
        'running',
        'Nyalakan pompa hidran',
        'Run the fire pump',
        guard(
          'confirm',
          'Jaringan hidran langsung bertekanan. Pastikan tidak ada katup atau selang yang terbuka.',
          'The hydrant network is under pressure at once. Make sure that no valve or hose is open.',
        ),
        guard(
          'reason',
          'Gedung tidak lagi mempunyai tekanan hidran: kebakaran tidak dapat dipadamkan dengan hidran sampai pompa dinyalakan lagi.',
          'The building has no hydrant pressure: a fire cannot be fought with hydrants until the pump runs again.',
        ),
      ),
    ],
    metrics: pumpMetrics,
  },
  {
    key: 'lift',
    name: { id: 'Lift', en: 'Lift' },
    icon: 'lucide:arrow-up-down',
    offlineAfterSec: 120,
    controls: [],
    metrics: [
      gauge('Lantai', 'Floor', { key: 'floor', unit: 'none', decimals: 0, min: -10, max: 200 }),
      state('Bergerak', 'Moving', 'moving'),
      state('Pintu terbuka', 'Door open', 'door_open'),
      gauge('Beban', 'Load', { key: 'load', unit: '%', decimals: 0, min: 0, max: 200, alarm: { above: 100 } }),
    ],
  },
  {
    key: 'door',
    name: { id: 'Pintu akses', en: 'Access door' },
    icon: 'lucide:door-closed',
    offlineAfterSec: 300,
    controls: [
      guarded(
        'locked',
        'Kunci pintu',
        'Lock the door',
        guard(
          'confirm',
          'Yang tidak membawa akses tidak dapat lewat. Pastikan tidak ada yang terjebak di dalam.',
          'Nobody without access can pass. Make sure that nobody is shut in.',
        ),
        guard(
          'confirm',
          'Siapa saja dapat masuk sampai pintu dikunci lagi.',
          'Anybody can walk in until it is locked again.',
        ),
      ),
    ],
    metrics: [
      state('Terkunci', 'Locked', 'locked'),
      state('Terbuka', 'Open', 'open'),
      state('Pintu dibiarkan terbuka', 'Door held open', 'held_open', true),
    ],
  },
  {
    key: 'generator',
    name: { id: 'Genset', en: 'Generator' },
    icon: 'lucide:power',
    offlineAfterSec: 300,
    controls: [
      guarded(
        'running',
        'Jalankan genset',
        'Run the generator',
        guard(
          'confirm',
          'Mesin langsung hidup. Pastikan tidak ada orang di ruang genset.',
          'The engine starts at once. Make sure that nobody is in the generator room.',
        ),
        guard(
          'confirm',
          'Jika PLN sedang padam, gedung kehilangan listrik, termasuk lift dan pompa.',
          'If the mains are out, the building loses its power, lifts and pumps included.',
        ),
      ),
    ],
    metrics: [
      state('Keadaan', 'State', 'running'),
      gauge('Bahan bakar', 'Fuel', { key: 'fuel', unit: '%', decimals: 0, min: 0, max: 100, alarm: { below: 20 } }),
      gauge('Aki', 'Battery', { key: 'battery', unit: 'V', decimals: 1, min: 0, max: 60, alarm: { below: 22 } }),
      gauge('Daya', 'Power', { key: 'power', unit: 'W', decimals: 0, min: 0, max: 2_000_000 }),
    ],
  },
];
