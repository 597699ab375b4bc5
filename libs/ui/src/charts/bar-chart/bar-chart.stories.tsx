import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { componentDocs } from '../../docs/component-docs.ts';
import { BarChart } from './bar-chart.tsx';

const rupiah = new Intl.NumberFormat('id', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('id', { notation: 'compact', maximumFractionDigits: 1 });

const meta = {
  title: 'Bagan/BarChart',
  component: BarChart,
  args: {
    title: 'Tagihan terbit dan terbayar',
    summary: 'Terbayar mengikuti terbit sampai September, lalu tertinggal hampir Rp 90 juta pada November.',
    categoryLabel: 'Bulan',
    categories: ['Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov'],
    series: [
      {
        id: 'terbit',
        label: 'Terbit',
        values: [412_000_000, 418_500_000, 430_200_000, 428_000_000, 441_700_000, 452_300_000],
      },
      {
        id: 'bayar',
        label: 'Terbayar',
        values: [405_000_000, 410_100_000, 421_000_000, 419_800_000, 398_200_000, 363_900_000],
      },
    ],
    formatValue: (value: number) => rupiah.format(value),
    formatTick: (value: number) => short.format(value),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Jumlah yang dibandingkan: menurut bulan, menurut gedung. `stacked` bila bagian-bagian membentuk satu jumlah; `rows` untuk nama panjang dan peringkat. Untuk nilai yang mengalir menurut waktu pakai LiveLineChart; untuk bagian dari satu keseluruhan pakai DonutChart.',
    keys: [
      ['Tab', 'Ke tombol tabel'],
      ['Enter', 'Menampilkan angka yang sama sebagai tabel'],
    ],
    access: [
      'Gambar bernama judul dan `summary`: tulis satu kalimat yang mengatakan apa yang terlihat.',
      'Angka yang sama tersedia sebagai tabel; di atas kertas tabel selalu tercetak di bawah gambar.',
    ],
  }),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /Terbayar mengikuti terbit/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Stacked: Story = {
  args: {
    title: 'Listrik menurut pemakaian',
    summary: 'Pendingin udara memakai lebih dari separuh listrik setiap bulan.',
    arrangement: 'stacked',
    series: [
      { id: 'ac', label: 'Pendingin udara', values: [820, 840, 910, 930, 870, 820] },
      { id: 'lift', label: 'Lift', values: [310, 312, 330, 325, 318, 310] },
      { id: 'pompa', label: 'Pompa', values: [140, 150, 160, 148, 150, 139] },
      { id: 'lampu', label: 'Penerangan', values: [210, 208, 214, 220, 212, 209] },
    ],
    formatValue: (value: number) => `${short.format(value)} kWh`,
    formatTick: (value: number) => short.format(value),
  },
};
export const BelowZero: Story = {
  args: {
    title: 'Arus kas',
    summary: 'Kas turun pada Agustus dan Oktober, selebihnya naik.',
    series: [{ id: 'kas', label: 'Arus kas', values: [42e6, 18e6, -31e6, 25e6, -12e6, 37e6] }],
  },
};
export const WithGap: Story = {
  args: { series: [{ id: 'terbit', label: 'Terbit', values: [412e6, null, 430e6, null, 441e6, 452e6] }] },
};
export const Ranking: Story = {
  args: {
    title: 'Tunggakan menurut gedung',
    summary: 'Menara Melati menunggak paling banyak, Rp 128,4 juta.',
    categoryLabel: 'Gedung',
    direction: 'rows',
    categories: ['Menara Melati', 'Gedung Pertanggungjawaban Nusantara', 'Graha Contoh', 'Kos Kenanga'],
    series: [{ id: 'tunggakan', label: 'Tunggakan', values: [128_400_000, 74_250_000, 31_900_000, 0] }],
  },
};
export const Empty: Story = { args: { categories: [], series: [] } };
export const WithTable: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Tampilkan tabel' })),
};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
const { args: stacked = {} } = Stacked;
export const Dark: Story = { args: stacked, globals: { theme: 'gelap' } };
