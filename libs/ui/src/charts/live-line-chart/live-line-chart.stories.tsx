import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Card } from '../../components/card/card.tsx';
import { LiveLineChart, type LiveLineChartProps } from './live-line-chart.tsx';
import type { LiveLineChartHandle } from './use-live-plot.ts';
import { exampleMoments, exampleStart } from './example-moments.ts';

const number = new Intl.NumberFormat('id', { maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat('id', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Jakarta' });

const moments = exampleMoments({ count: 180, series: 2 });

const meta = {
  title: 'Bagan/LiveLineChart',
  component: LiveLineChart,
  args: {
    title: 'Daya listrik',
    summary: 'Daya lift naik sampai 41 kW pada pagi hari; daya pompa tetap di sekitar 18 kW.',
    series: [
      { id: 'lift', label: 'Lift', unit: 'kW' },
      { id: 'pompa', label: 'Pompa', unit: 'kW' },
    ],
    initial: moments,
    formatValue: (value: number) => number.format(value),
    formatTime: (time: number) => clock.format(time),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Nilai menurut waktu yang terus datang. Garis putus bila tidak ada nilai, menggambar hanya selama terlihat. Untuk jumlah per bulan atau per gedung pakai BarChart.',
    keys: [
      ['Tab', 'Ke tombol tabel'],
      ['Enter', 'Menampilkan angka yang sama sebagai tabel'],
    ],
    access: [
      'Gambar bernama judul dan `summary`; nilai terakhir tertulis di atasnya.',
      'Jari menunjuk saat seperti tetikus; di atas kertas tabel tercetak di bawah gambar.',
    ],
  }),
} satisfies Meta<typeof LiveLineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /Daya listrik\. Daya lift naik/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan tabel' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
    await userEvent.click(canvas.getByRole('button', { name: 'Sembunyikan tabel' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Dark: Story = { globals: { theme: 'gelap' } };
export const WithGap: Story = {
  args: { initial: moments.filter((_, position) => position < 70 || position > 110) },
};
export const EightSeries: Story = {
  args: {
    series: Array.from({ length: 8 }, (_, position) => ({
      id: String(position),
      label: `Lantai ${position + 1}`,
      unit: 'kW',
    })),
    initial: exampleMoments({ count: 180, series: 8 }),
  },
};
export const LimitsAndEvents: Story = {
  args: {
    series: [{ id: 'lift', label: 'Lift', unit: 'kW' }],
    initial: moments.map(({ time, values: [value = null] }) => ({
      time,
      values: [value],
      extents: [value === null ? null : [value - 3, value + 4]],
    })),
    limits: [{ value: 45, label: 'Di atas 45 kW' }],
    events: [
      { time: exampleStart + 1_000_000, end: exampleStart + 1_500_000, label: 'Berat: Daya 47 kW, di atas batas' },
      { time: exampleStart + 2_400_000, label: 'Peringatan: Tidak mengirim data' },
    ],
    window: { from: exampleStart, to: exampleStart + 3_600_000 },
  },
};
export const Empty: Story = { args: { initial: [] } };
export const WithTable: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Tampilkan tabel' })),
};

function Streaming(props: LiveLineChartProps) {
  const handle = useRef<LiveLineChartHandle>(null);
  useEffect(() => {
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      handle.current?.append({
        time: exampleStart + (180 + step) * 20_000,
        values: [30 + 10 * Math.sin(step / 9), 18 + Math.cos(step / 5)],
      });
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return <LiveLineChart {...props} handle={handle} />;
}

export const Live: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Streaming {...args} />,
};
