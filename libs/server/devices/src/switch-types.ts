import type { DeviceType } from '@imah/contract/devices';
import { counter, gauge, state } from './describe-type.ts';

/** What is switched without asking: a plug, a relay, a lamp. What a building needs to live has a type that asks. */
export const switchTypes: readonly DeviceType[] = [
  {
    key: 'smart-plug',
    name: { id: 'Stopkontak pintar', en: 'Smart plug' },
    icon: 'lucide:plug',
    offlineAfterSec: 900,
    controls: [
      {
        metric: 'on',
        kind: 'switch',
        label: { id: 'Nyalakan', en: 'Switch on' },
        guard: { on: { kind: 'none', consequence: null }, off: { kind: 'none', consequence: null } },
      },
    ],
    metrics: [
      state('Menyala', 'On', 'on'),
      gauge('Daya', 'Power', { key: 'power', unit: 'W', decimals: 0, min: 0, max: 25_000 }),
      counter('Energi', 'Energy', { key: 'energy', unit: 'kWh', decimals: 3, min: 0, max: 99_999_999 }),
      gauge('Tegangan', 'Voltage', { key: 'voltage', unit: 'V', decimals: 0, min: 0, max: 500 }),
      gauge('Arus', 'Current', { key: 'current', unit: 'A', decimals: 2, min: 0, max: 125 }),
    ],
  },
];
