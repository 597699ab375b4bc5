import {
  cctvIcon,
  doorClosedIcon,
  dropletsIcon,
  fanIcon,
  fireExtinguisherIcon,
  thermometerIcon,
  zapIcon,
} from '../../icons/generated/icons.ts';
import type { PlanItem, PlanRange } from './plan-item.ts';
import type { PlanPicture } from './plan-picture.tsx';

const rooms = [
  'M20 20H420V300H20Z',
  'M420 20H760V300H420Z',
  'M760 20H1180V220H760Z',
  'M760 220H1180V480H760Z',
  'M20 380H300V680H20Z',
  'M300 380H560V680H300Z',
  'M560 480H1180V680H560Z',
];

/** A made-up floor, drawn with lines of the text's colour so that it suits both themes. */
export const examplePicture: PlanPicture = {
  kind: 'drawing',
  width: 1200,
  height: 700,
  drawing: (
    <svg
      viewBox="0 0 1200 700"
      width="100%"
      height="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      opacity="0.55"
    >
      {rooms.map((path) => (
        <path key={path} d={path} />
      ))}
      <path
        d="M200 300a60 60 0 0 1 60-60M560 300a50 50 0 0 0-50-50M760 400a50 50 0 0 1 50 50M140 380a50 50 0 0 0 50 50"
        strokeWidth="1.5"
      />
      <path d="M590 330h80v110h-80zM590 348h80M590 366h80M590 384h80M590 402h80M590 420h80" strokeWidth="1.5" />
    </svg>
  ),
};

/** The same as a picture file: black lines on white. */
export const exampleImage = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 700" width="1200" height="700"><rect width="1200" height="700" fill="white"/><g fill="none" stroke="black" stroke-width="3">${rooms.map((path) => `<path d="${path}"/>`).join('')}</g></svg>`,
)}`;

const temperature: readonly PlanRange[] = [
  { from: null, to: 18, tone: 'info', label: 'Dingin' },
  { from: 18, to: 27, tone: 'success' },
  { from: 27, to: 30, tone: 'warning', label: 'Panas' },
  { from: 30, to: null, tone: 'danger' },
];

export const exampleItems: readonly PlanItem[] = [
  {
    kind: 'zone',
    id: 'lobi',
    label: 'Lobi',
    reading: { value: 24.6, text: '24,6 °C' },
    ranges: temperature,
    points: [
      { x: 0.0167, y: 0.0286 },
      { x: 0.35, y: 0.0286 },
      { x: 0.35, y: 0.4286 },
      { x: 0.0167, y: 0.4286 },
    ],
  },
  {
    kind: 'zone',
    id: 'server',
    label: 'Ruang server',
    reading: { value: 31, text: '31,0 °C' },
    ranges: temperature,
    points: [
      { x: 0.6333, y: 0.0286 },
      { x: 0.9833, y: 0.0286 },
      { x: 0.9833, y: 0.3143 },
      { x: 0.6333, y: 0.3143 },
    ],
  },
  {
    kind: 'pin',
    id: 'ahu',
    label: 'AHU lobi',
    icon: fanIcon,
    x: 0.1,
    y: 0.12,
    tone: 'success',
    reading: { value: null, text: 'Menyala' },
  },
  {
    kind: 'pin',
    id: 'suhu',
    label: 'Suhu ruang rapat',
    icon: thermometerIcon,
    x: 0.48,
    y: 0.2,
    ranges: temperature,
    reading: { value: 28.4, text: '28,4 °C' },
  },
  {
    kind: 'pin',
    id: 'panel',
    label: 'Panel lantai 2',
    icon: zapIcon,
    x: 0.72,
    y: 0.5,
    reading: { value: 42.7, text: '42,7 kW' },
  },
  {
    kind: 'pin',
    id: 'air',
    label: 'Meter air',
    icon: dropletsIcon,
    x: 0.12,
    y: 0.78,
    reading: { value: 2.4, text: '2,4 bar', age: '18 menit lalu' },
    tone: 'warning',
  },
  {
    kind: 'pin',
    id: 'apar',
    label: 'APAR koridor',
    icon: fireExtinguisherIcon,
    x: 0.33,
    y: 0.48,
    tone: 'danger',
    reading: { value: null, text: 'Izin habis' },
  },
  { kind: 'pin', id: 'cctv', label: 'CCTV lift', icon: cctvIcon, x: 0.52, y: 0.6 },
  {
    kind: 'pin',
    id: 'pintu',
    label: 'Pintu darurat',
    icon: doorClosedIcon,
    x: 0.94,
    y: 0.86,
    tone: 'success',
    reading: { value: null, text: 'Tertutup' },
  },
  { kind: 'link', id: 'lantai-3', label: 'Lantai 3', href: '#lantai-3', x: 0.525, y: 0.52 },
  { kind: 'text', id: 'arsip', label: 'Ruang arsip', x: 0.36, y: 0.76 },
];

/** So many sensors in rows, each with another value. */
export function manyPins(count: number): PlanItem[] {
  const across = Math.ceil(Math.sqrt(count * 1.7));
  const down = Math.ceil(count / across);
  return Array.from({ length: count }, (_, index) => {
    const value = 20 + ((index * 7) % 23) / 2;
    return {
      kind: 'pin',
      id: `sensor-${index}`,
      label: `Sensor ${index + 1}`,
      icon: thermometerIcon,
      x: ((index % across) + 0.5) / across,
      y: (Math.floor(index / across) + 0.5) / down,
      ranges: temperature,
      reading: { value, text: `${value.toFixed(1).replace('.', ',')} °C` },
    };
  });
}
