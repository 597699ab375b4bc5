import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { componentDocs } from '../../docs/component-docs.ts';
import { DonutChart } from './donut-chart.tsx';

const number = new Intl.NumberFormat('id');

const meta = {
  title: 'Bagan/DonutChart',
  component: DonutChart,
  args: {
    title: 'Tiket menurut kategori',
    summary: 'Kelistrikan dan air bersama-sama membuat lebih dari separuh dari 124 tiket.',
    categoryLabel: 'Kategori',
    totalLabel: 'tiket',
    parts: [
      { id: 'listrik', label: 'Kelistrikan', value: 41 },
      { id: 'air', label: 'Air', value: 32 },
      { id: 'lift', label: 'Lift', value: 19 },
      { id: 'kebersihan', label: 'Kebersihan', value: 17 },
      { id: 'lain', label: 'Lainnya', value: 15 },
    ],
    formatValue: (value: number) => number.format(value),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Satu keseluruhan dan beberapa bagiannya, paling banyak delapan; yang kecil digabung sebagai “Lainnya”. Untuk membandingkan jumlah antarbulan atau antargedung pakai BarChart.',
    keys: [
      ['Tab', 'Ke tombol tabel'],
      ['Enter', 'Menampilkan angka yang sama sebagai tabel'],
    ],
    access: [
      'Gambar bernama judul dan `summary`: tulis satu kalimat yang mengatakan apa yang terlihat.',
      'Angka yang sama tersedia sebagai tabel; di atas kertas tabel selalu tercetak di bawah gambar.',
    ],
  }),
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: 'Kelistrikan 41 33,1%' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
  },
};
export const OnePart: Story = {
  args: { parts: [{ id: 'a', label: 'Kelistrikan', value: 41 }], summary: 'Semua tiket tentang kelistrikan.' },
};
export const EightParts: Story = {
  args: {
    parts: [
      'Kelistrikan',
      'Air',
      'Lift',
      'Kebersihan',
      'Keamanan',
      'Parkir',
      'Pertanggungjawabanketidakbersinambungan',
      'Lainnya',
    ].map((label, index) => ({ id: label, label, value: 30 - index * 3 })),
  },
};
export const Empty: Story = { args: { parts: [] } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
