import type { DeviceType } from '@imah/contract/devices';
import { counter, gauge } from './describe-type.ts';

const meterCounter = { decimals: 3, min: 0, max: 99_999_999 } as const;

/** What counts what a building uses. */
export const meterTypes: readonly DeviceType[] = [
  {
    key: 'water-meter',
    name: { id: 'Meter air', en: 'Water meter' },
    icon: 'lucide:droplets',
    offlineAfterSec: 600,
    controls: [],
    metrics: [
      counter('Volume', 'Volume', { key: 'volume', unit: 'm³', ...meterCounter }),
      gauge('Debit', 'Flow', { key: 'flow', unit: 'L/min', decimals: 1, min: 0, max: 1_000, alarm: { above: 60 } }),
    ],
  },
  {
    key: 'electricity-meter',
    name: { id: 'Meter listrik', en: 'Electricity meter' },
    icon: 'lucide:zap',
    offlineAfterSec: 600,
    controls: [],
    metrics: [
      counter('Energi', 'Energy', { key: 'energy', unit: 'kWh', ...meterCounter }),
      gauge('Daya', 'Power', { key: 'power', unit: 'W', decimals: 0, min: 0, max: 500_000 }),
      gauge('Tegangan', 'Voltage', {
        key: 'voltage',
        unit: 'V',
        decimals: 1,
        min: 0,
        max: 500,
        alarm: { below: 198, above: 242 },
      }),
    ],
  },
  {
    key: 'gas-meter',
    name: { id: 'Meter gas', en: 'Gas meter' },
    icon: 'lucide:flame',
    offlineAfterSec: 600,
    controls: [],
    metrics: [
      counter('Volume', 'Volume', { key: 'volume', unit: 'm³', ...meterCounter }),
      gauge('Aliran', 'Flow', { key: 'flow', unit: 'L/min', decimals: 1, min: 0, max: 500, alarm: { above: 50 } }),
    ],
  },
];
