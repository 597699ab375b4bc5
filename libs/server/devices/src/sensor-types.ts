import type { DeviceType } from '@imah/contract/devices';
import { gauge, state } from './describe-type.ts';

export const climateType: DeviceType = {
  key: 'climate',
  name: { id: 'Suhu dan kelembapan', en: 'Temperature and humidity' },
  icon: 'lucide:thermometer',
  offlineAfterSec: 600,
  controls: [],
  metrics: [
    gauge('Suhu', 'Temperature', {
      key: 'temperature',
      unit: '°C',
      decimals: 1,
      min: -40,
      max: 85,
      alarm: { below: 16, above: 34 },
    }),
    gauge('Kelembapan', 'Humidity', {
      key: 'humidity',
      unit: '%',
      decimals: 0,
      min: 0,
      max: 100,
      alarm: { above: 90 },
    }),
  ],
};

export const smokeDetectorType: DeviceType = {
  key: 'smoke-detector',
  name: { id: 'Detektor asap', en: 'Smoke detector' },
  icon: 'lucide:siren',
  offlineAfterSec: 300,
  controls: [],
  metrics: [
    state('Asap', 'Smoke', 'smoke', true),
    gauge('Suhu', 'Temperature', {
      key: 'temperature',
      unit: '°C',
      decimals: 1,
      min: -40,
      max: 150,
      alarm: { above: 57 },
    }),
    gauge('Baterai', 'Battery', { key: 'battery', unit: '%', decimals: 0, min: 0, max: 100, alarm: { below: 15 } }),
  ],
};
