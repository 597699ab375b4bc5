import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { componentDocs } from '../../docs/component-docs.ts';
import { Gauge } from './gauge.tsx';

const number = new Intl.NumberFormat('id', { maximumFractionDigits: 1 });

const meta = {
  title: 'Bagan/Gauge',
  component: Gauge,
  args: {
    title: 'Tekanan air bersih',
    summary: '2,4 bar, normal.',
    value: 2.4,
    min: 0,
    max: 6,
    unit: 'bar',
    zones: [
      { upTo: 1.5, label: 'Terlalu rendah', tone: 'danger' },
      { upTo: 2, label: 'Rendah', tone: 'warning' },
      { upTo: 4, label: 'Normal', tone: 'success' },
      { upTo: 6, label: 'Terlalu tinggi', tone: 'danger' },
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
    use: 'Satu nilai di antara dua ujung, beserta artinya: tekanan, suhu, isi tangki. Untuk pekerjaan yang sedang berjalan pakai Progress; untuk angka tanpa ujung pakai Stat.',
    keys: [
      ['Tab', 'Ke tombol tabel'],
      ['Enter', 'Menampilkan angka yang sama sebagai tabel'],
    ],
    access: [
      'Arti nilai tertulis dengan ikon dan kata, bukan hanya warna busur.',
      'Tabel memuat nilai sekarang dan rentang setiap arti.',
    ],
  }),
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: 'Sekarang 2,4 bar' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
  },
};
export const Warning: Story = { args: { value: 1.8, summary: '1,8 bar, rendah.' } };
export const Danger: Story = { args: { value: 0.9, summary: '0,9 bar, terlalu rendah.' } };
export const BeyondTheEnd: Story = { args: { value: 9, summary: '9 bar, terlalu tinggi.' } };
export const WithoutZones: Story = {
  args: { title: 'Isi tangki', summary: '640 dari 1.000 liter.', value: 640, max: 1000, unit: 'liter', zones: [] },
};
export const NoValue: Story = { args: { value: null } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
