import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { expect, userEvent, within } from 'storybook/test';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Table } from './table.tsx';

const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    caption: 'Pemakaian per unit, November 2026',
    columns: [
      { id: 'unit', label: 'Unit' },
      { id: 'kwh', label: 'Listrik (kWh)', align: 'end' },
      { id: 'bill', label: 'Tagihan', align: 'end' },
      { id: 'state', label: 'Status' },
    ],
    rows: [
      {
        id: '1',
        cells: {
          unit: 'A-101',
          kwh: '1.284,6',
          bill: 'Rp 1.855.230',
          state: <StatusBadge tone="success" label="Lunas" />,
        },
      },
      {
        id: '2',
        cells: {
          unit: 'A-102',
          kwh: '98,1',
          bill: 'Rp 141.600',
          state: <StatusBadge tone="danger" label="Menunggak" />,
        },
      },
      { id: '3', cells: { unit: 'A-103', kwh: '–', bill: '–', state: 'Kosong' } },
    ],
  },
  parameters: componentDocs({
    use: 'Beberapa puluh baris sebagaimana adanya. Untuk mengurutkan, menyaring, memilih baris, atau ribuan baris pakai DataTable.',
    keys: [
      ['Tab', 'Ke bidang gulir tabel'],
      ['← →', 'Menggulir tabel yang lebih lebar daripada tempatnya'],
    ],
    access: ['Judul tabel selalu ada, tampil atau hanya diucapkan.', 'Angka rata kanan dan selebar (tabular).'],
  }),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('region', { name: /Pemakaian per unit/ })).toHaveFocus();
  },
};
export const WithCaption: Story = { args: { captionDisplay: 'shown' } };
export const NoRows: Story = { args: { rows: [] } };
export const Phone: Story = { globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
