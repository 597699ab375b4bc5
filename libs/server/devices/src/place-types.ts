import type { DeviceType } from '@imah/contract/devices';
import { choice, counter, free, gauge, guard, guarded, setPoint, state, text } from './describe-type.ts';

const battery = gauge('Baterai', 'Battery', {
  key: 'battery',
  unit: '%',
  decimals: 0,
  min: 0,
  max: 100,
  alarm: { below: 15, severity: 'minor' },
});

/** What watches over rooms, tanks and the weather. */
export const placeTypes: readonly DeviceType[] = [
  {
    key: 'air-quality',
    name: { id: 'Kualitas udara', en: 'Air quality' },
    icon: 'lucide:wind',
    offlineAfterSec: 900,
    controls: [],
    metrics: [
      gauge('Karbon dioksida', 'Carbon dioxide', {
        key: 'co2',
        unit: 'ppm',
        decimals: 0,
        min: 0,
        max: 40_000,
        alarm: { above: 1_500, severity: 'minor' },
      }),
      gauge('Debu halus (PM2,5)', 'Fine dust (PM2.5)', {
        key: 'pm25',
        unit: 'µg/m³',
        decimals: 0,
        min: 0,
        max: 1_000,
        alarm: { above: 55, severity: 'minor' },
      }),
      gauge('Suhu', 'Temperature', { key: 'temperature', unit: '°C', decimals: 1, min: -40, max: 85 }),
      gauge('Kelembapan', 'Humidity', { key: 'humidity', unit: '%', decimals: 0, min: 0, max: 100 }),
    ],
  },
  {
    key: 'leak-detector',
    name: { id: 'Detektor bocor', en: 'Leak detector' },
    icon: 'lucide:droplets',
    offlineAfterSec: 86_400,
    controls: [],
    metrics: [state('Ada air', 'Water', 'leak', true), battery],
  },
  {
    key: 'motion-sensor',
    name: { id: 'Sensor gerak', en: 'Motion sensor' },
    icon: 'lucide:activity',
    offlineAfterSec: 86_400,
    controls: [],
    metrics: [state('Ada gerakan', 'Motion', 'motion'), battery],
  },
  {
    key: 'tank-level',
    name: { id: 'Tinggi air tangki', en: 'Tank level' },
    icon: 'lucide:gauge',
    offlineAfterSec: 900,
    controls: [],
    metrics: [
      gauge('Isi tangki', 'Level', { key: 'level', unit: '%', decimals: 0, min: 0, max: 100, alarm: { below: 20 } }),
      gauge('Tinggi air', 'Depth', { key: 'depth', unit: 'cm', decimals: 0, min: 0, max: 5_000 }),
    ],
  },
  {
    key: 'rain-gauge',
    name: { id: 'Pengukur hujan', en: 'Rain gauge' },
    icon: 'lucide:cloud-rain',
    offlineAfterSec: 3_600,
    controls: [],
    metrics: [
      counter('Curah hujan', 'Rainfall', { key: 'rain', unit: 'mm', decimals: 1, min: 0, max: 9_999_999 }),
      state('Sedang hujan', 'Raining', 'raining'),
    ],
  },
];

/** What is opened, lit or cooled in a building. */
export const fittingTypes: readonly DeviceType[] = [
  {
    key: 'gate',
    name: { id: 'Gerbang atau palang', en: 'Gate or barrier' },
    icon: 'lucide:door-closed',
    offlineAfterSec: 300,
    controls: [
      guarded(
        'gate_open',
        'Buka gerbang',
        'Open the gate',
        guard(
          'confirm',
          'Siapa saja dapat lewat sampai gerbang ditutup lagi.',
          'Anybody can pass until the gate is closed again.',
        ),
        guard(
          'confirm',
          'Pastikan tidak ada orang atau kendaraan di bawah palang.',
          'Make sure that nobody and no vehicle is under the barrier.',
        ),
      ),
      // Whoever stops a gate has no time to be asked.
      { key: 'stop', kind: 'momentary', label: { id: 'Hentikan gerbang', en: 'Stop the gate' }, guard: free },
    ],
    metrics: [state('Terbuka', 'Open', 'gate_open')],
  },
  {
    key: 'valve',
    name: { id: 'Katup', en: 'Valve' },
    icon: 'lucide:droplets',
    offlineAfterSec: 600,
    controls: [
      guarded(
        'valve_open',
        'Buka katup',
        'Open the valve',
        guard(
          'confirm',
          'Air atau gas langsung mengalir. Pastikan pipanya utuh dan tidak ada yang memperbaikinya.',
          'Water or gas flows at once. Make sure that the pipe is whole and nobody works on it.',
        ),
        guard(
          'reason',
          'Yang bergantung pada katup ini tidak mendapat aliran sampai dibuka lagi.',
          'What hangs on this valve gets nothing until it is opened again.',
        ),
      ),
      setPoint(
        'Bukaan katup',
        'Opening of the valve',
        { key: 'opening', min: 0, max: 100, step: 5, unit: '%', decimals: 0 },
        guard(
          'hold',
          'Aliran langsung berubah. Pastikan pipa dan alat di hilir siap menerimanya.',
          'The flow changes at once. Make sure that pipe and appliances downstream are ready for it.',
        ),
      ),
    ],
    metrics: [
      state('Terbuka', 'Open', 'valve_open'),
      gauge('Bukaan', 'Opening', { key: 'opening', unit: '%', decimals: 0, min: 0, max: 100 }),
    ],
  },
  {
    key: 'lamp',
    name: { id: 'Lampu', en: 'Lamp' },
    icon: 'lucide:lightbulb',
    offlineAfterSec: 900,
    controls: [
      {
        metric: 'lit',
        kind: 'switch',
        label: { id: 'Nyalakan lampu', en: 'Switch the lamp on' },
        guard: { on: free, off: free },
      },
      setPoint('Terang lampu', 'Brightness of the lamp', {
        key: 'brightness',
        min: 0,
        max: 100,
        step: 5,
        unit: '%',
        decimals: 0,
      }),
    ],
    metrics: [
      state('Menyala', 'On', 'lit'),
      gauge('Terang', 'Brightness', { key: 'brightness', unit: '%', decimals: 0, min: 0, max: 100 }),
    ],
  },
  {
    key: 'air-conditioner',
    name: { id: 'AC', en: 'Air conditioner' },
    icon: 'lucide:snowflake',
    offlineAfterSec: 900,
    controls: [
      {
        metric: 'cooling',
        kind: 'switch',
        label: { id: 'Nyalakan AC', en: 'Switch the air conditioner on' },
        guard: { on: free, off: free },
      },
      setPoint('Atur suhu', 'Set the temperature', {
        key: 'wanted',
        min: 16,
        max: 30,
        step: 0.5,
        unit: '°C',
        decimals: 1,
      }),
      choice('Mode', 'Mode', 'mode', [
        ['cool', 'Dingin', 'Cool'],
        ['dry', 'Kering', 'Dry'],
        ['fan', 'Kipas', 'Fan'],
        ['auto', 'Otomatis', 'Automatic'],
      ]),
      choice('Kecepatan kipas', 'Fan speed', 'fan_speed', [
        ['low', 'Pelan', 'Low'],
        ['medium', 'Sedang', 'Medium'],
        ['high', 'Kencang', 'High'],
        ['auto', 'Otomatis', 'Automatic'],
      ]),
    ],
    metrics: [
      state('Menyala', 'On', 'cooling'),
      gauge('Suhu ruangan', 'Room temperature', { key: 'temperature', unit: '°C', decimals: 1, min: -40, max: 85 }),
      gauge('Suhu yang diminta', 'Wanted temperature', { key: 'wanted', unit: '°C', decimals: 1, min: 5, max: 40 }),
      text('Mode', 'Mode', { key: 'mode', unit: 'none', decimals: 0 }),
      text('Kecepatan kipas', 'Fan speed', { key: 'fan_speed', unit: 'none', decimals: 0 }),
    ],
  },
];
