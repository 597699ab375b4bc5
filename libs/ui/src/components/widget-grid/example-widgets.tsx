import { BarChart } from '../../charts/bar-chart/bar-chart.tsx';
import { Gauge } from '../../charts/gauge/gauge.tsx';
import { Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { alarmSmokeIcon, cpuIcon, dropletsIcon, ticketIcon, zapIcon } from '../../icons/generated/icons.ts';
import { Age } from '../age/age.tsx';
import { Comparison } from '../comparison/comparison.tsx';
import { List, ListRow } from '../list/list.tsx';
import { Stat } from '../stat/stat.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { layoutsFrom } from './fit-layout.ts';
import type { GridWidget } from './grid-widget.ts';

const number = new Intl.NumberFormat('id', { maximumFractionDigits: 1 });

/** A manager's dashboard, the same each time; for stories and tests. */
export const exampleWidgets: readonly GridWidget[] = [
  {
    id: 'daya',
    title: 'Daya sekarang',
    icon: zapIcon,
    note: <Age text="4 detik lalu" />,
    limits: { minW: 4, minH: 3 },
    content: (
      <Stat
        label="Panel utama"
        value="42,7"
        unit="kW"
        picture={<Sparkline values={[20, 22, 26, 31, 30, 34, 33, 38, 42]} label="Naik dari 20 ke 42 kW sejak pagi" />}
      />
    ),
  },
  {
    id: 'air',
    title: 'Air hari ini',
    icon: dropletsIcon,
    note: <Age text="18 menit lalu" freshness="stale" />,
    content: (
      <Stat
        label="Meter induk"
        value="61,4"
        unit="m³"
        note={<Comparison direction="up" verdict="bad" text="8% di atas kemarin" />}
      />
    ),
  },
  {
    id: 'perangkat',
    title: 'Perangkat',
    icon: cpuIcon,
    content: (
      <Stat label="Terhubung" value="58" unit="dari 60" note={<StatusBadge tone="warning" label="2 terputus" />} />
    ),
  },
  {
    id: 'tekanan',
    title: 'Tekanan air bersih',
    heading: 'content',
    limits: { minW: 5, minH: 5 },
    content: (
      <Gauge
        title="Tekanan air bersih"
        summary="2,4 bar, normal."
        value={2.4}
        max={6}
        unit="bar"
        zones={[
          { upTo: 1, label: 'Terlalu rendah', tone: 'danger' },
          { upTo: 4, label: 'Normal', tone: 'success' },
          { upTo: 6, label: 'Terlalu tinggi', tone: 'danger' },
        ]}
        formatValue={(value) => number.format(value)}
      />
    ),
  },
  {
    id: 'listrik',
    title: 'Listrik per bulan',
    heading: 'content',
    limits: { minW: 8, minH: 6 },
    content: (
      <BarChart
        title="Listrik per bulan"
        summary="Naik dari 28 ke 34 MWh dalam enam bulan."
        categoryLabel="Bulan"
        categories={['Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov']}
        series={[{ id: 'listrik', label: 'Listrik', values: [28, 29, 31, 30, 33, 34] }]}
        formatValue={(value) => `${number.format(value)} MWh`}
      />
    ),
  },
  {
    id: 'alarm',
    title: 'Alarm aktif',
    icon: alarmSmokeIcon,
    note: <StatusBadge tone="danger" label="1 gawat" />,
    padding: 'none',
    content: (
      <List>
        <ListRow title="Tekanan hidran rendah" description="Ruang pompa · 6 menit" href="#alarm-1" />
        <ListRow title="Suhu ruang server 31 °C" description="Lantai 2 · 18 menit" href="#alarm-2" />
        <ListRow title="Genset tidak siap" description="Basemen · 2 jam" href="#alarm-3" />
      </List>
    ),
  },
  {
    id: 'tiket',
    title: 'Tiket terlambat',
    icon: ticketIcon,
    padding: 'none',
    content: (
      <List>
        <ListRow title="Lift 2 berbunyi" description="#1039 · terlambat 1 hari" href="#tiket-1" />
        <ListRow title="Lampu lorong lantai 3 mati" description="#1041 · terlambat 3 jam" href="#tiket-2" />
      </List>
    ),
  },
  { id: 'keuangan', title: 'Tagihan belum lunas', state: 'forbidden' },
];

export const exampleLayouts = layoutsFrom([
  { id: 'daya', x: 0, y: 0, w: 6, h: 4 },
  { id: 'air', x: 6, y: 0, w: 6, h: 4 },
  { id: 'perangkat', x: 12, y: 0, w: 6, h: 4 },
  { id: 'keuangan', x: 18, y: 0, w: 6, h: 4 },
  { id: 'listrik', x: 0, y: 4, w: 10, h: 9 },
  { id: 'tekanan', x: 10, y: 4, w: 7, h: 9 },
  { id: 'alarm', x: 17, y: 4, w: 7, h: 5 },
  { id: 'tiket', x: 17, y: 9, w: 7, h: 4 },
]);

/** As many as a dashboard may have. */
export function manyWidgets(count: number): { widgets: GridWidget[]; layouts: ReturnType<typeof layoutsFrom> } {
  const widgets = Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    title: `Meter unit ${index + 1}`,
    icon: zapIcon,
    content: <Stat label={`A-${index + 1}`} value={number.format(2 + (index % 7) / 3)} unit="kW" />,
  }));
  const lg = widgets.map(({ id }, index) => ({ id, x: (index % 6) * 4, y: Math.floor(index / 6) * 3, w: 4, h: 3 }));
  return { widgets, layouts: layoutsFrom(lg) };
}
