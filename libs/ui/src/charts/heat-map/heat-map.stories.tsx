import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { componentDocs } from '../../docs/component-docs.ts';
import { HeatMap } from './heat-map.tsx';

const number = new Intl.NumberFormat('id', { maximumFractionDigits: 0 });
const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];
const values = days.map((_, day) =>
  Array.from({ length: 24 }, (__, hour) => {
    const morning = 26 * Math.exp(-((hour - 8) ** 2) / 6);
    const evening = 34 * Math.exp(-((hour - 19) ** 2) / 8);
    const weekend = day > 4 ? 0.6 : 1;
    return 6 + (morning * weekend + evening) * (1 + ((day * 5 + hour) % 7) / 30);
  }),
);

const meta = {
  title: 'Bagan/HeatMap',
  component: HeatMap,
  args: {
    title: 'Listrik menurut jam dan hari',
    summary: 'Pemakaian memuncak pukul 19.00 setiap hari; puncak pagi pukul 08.00 hanya pada hari kerja.',
    days,
    values,
    formatValue: (value: number) => `${number.format(value)} kWh`,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Kapan sesuatu terjadi: setiap jam pada setiap hari, seberapa banyak. Untuk satu hari pakai BarChart; untuk nilai yang sedang mengalir pakai LiveLineChart.',
    keys: [
      ['Tab', 'Ke tombol tabel'],
      ['Enter', 'Menampilkan angka yang sama sebagai tabel'],
    ],
    access: [
      'Gambar bernama judul dan `summary`: tulis satu kalimat yang mengatakan apa yang terlihat.',
      'Angka yang sama tersedia sebagai tabel; di atas kertas tabel selalu tercetak di bawah gambar.',
    ],
  }),
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('row')).toHaveLength(25);
    await userEvent.keyboard('{Enter}');
  },
};
export const WithGaps: Story = {
  args: {
    values: values.map((row, day) => row.map((value, hour) => (day === 2 && hour > 9 && hour < 15 ? null : value))),
  },
};
export const AllEqual: Story = { args: { values: days.map(() => Array.from({ length: 24 }, () => 5)) } };
export const Empty: Story = { args: { values: [] } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
