import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { DataColumn } from './data-column.ts';

export type ExampleUnit = {
  id: string;
  unit: string;
  owner: string | null;
  floor: number;
  energy: number;
  bill: number;
  state: 'paid' | 'due' | 'late';
  parking: boolean;
};

const first = ['Sari', 'Budi', 'Made', 'Dewi', 'Agus', 'Rina', 'Yusuf', 'Kartika', 'Slamet', 'Lestari'];
const last = ['Wulandari', 'Santoso', 'Pramesti', 'Hidayat', 'Siregar', 'Nasution', 'Gunawan'];
const states = ['paid', 'paid', 'due', 'paid', 'late'] as const;
const words = { paid: 'Lunas', due: 'Belum jatuh tempo', late: 'Menunggak' } as const;
const tones = { paid: 'success', due: 'info', late: 'danger' } as const;

const rupiah = new Intl.NumberFormat('id', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('id', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Units of Graha Contoh, the same each time; for stories, tests and the measurement of scrolling. */
export function exampleUnits(count: number): ExampleUnit[] {
  return Array.from({ length: count }, (_, index) => {
    const floor = Math.floor(index / 20) + 1;
    const energy = 80 + ((index * 7919) % 14_000) / 10;
    return {
      id: String(index + 1),
      unit: `${'ABCD'[index % 4] ?? 'A'}-${floor}${String((index % 20) + 1).padStart(2, '0')}`,
      owner: index % 17 === 5 ? null : `${first[index % first.length] ?? ''} ${last[index % last.length] ?? ''}`,
      floor,
      energy,
      bill: Math.round(energy * 1_699.53),
      state: states[index % states.length] ?? 'paid',
      parking: index % 3 === 0,
    };
  });
}

export const exampleColumns: readonly DataColumn<ExampleUnit>[] = [
  { id: 'unit', label: 'Unit', value: ({ unit }) => unit, width: 'sm' },
  { id: 'owner', label: 'Pemilik', value: ({ owner }) => owner, width: 'lg' },
  { id: 'floor', label: 'Lantai', value: ({ floor }) => floor, align: 'end', width: 'sm' },
  {
    id: 'energy',
    label: 'Listrik (kWh)',
    value: ({ energy }) => energy,
    text: ({ energy }) => decimal.format(energy),
    align: 'end',
  },
  { id: 'bill', label: 'Tagihan', value: ({ bill }) => bill, text: ({ bill }) => rupiah.format(bill), align: 'end' },
  {
    id: 'state',
    label: 'Status',
    value: ({ state }) => words[state],
    cell: ({ state }) => <StatusBadge tone={tones[state]} label={words[state]} />,
    filter: 'values',
  },
  { id: 'parking', label: 'Parkir', value: ({ parking }) => parking, width: 'sm', filter: 'values', display: 'hidden' },
];
