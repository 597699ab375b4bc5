import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigasi/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Gedung', href: '#gedung' },
      { label: 'Graha Contoh', href: '#graha' },
      { label: 'Perangkat', href: '#perangkat' },
      { label: 'Meter listrik lantai 3' },
    ],
  },
  parameters: componentDocs({
    use: 'Tempat halaman ini di dalam bangunan halaman, dari yang terluar. Yang terakhir adalah halaman ini sendiri. Di telepon hanya dua tingkat terdalam yang tampil.',
    keys: [
      ['Tab', 'Ke tautan berikutnya'],
      ['Enter', 'Membuka tautan'],
    ],
    access: ['Berada di dalam `nav` bernama “Jejak halaman”; halaman ini bertanda `aria-current="page"`.'],
  }),
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Gedung' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Graha Contoh' })).toHaveFocus();
    await expect(canvas.getByText('Meter listrik lantai 3')).toHaveAttribute('aria-current', 'page');
  },
};
export const One: Story = { args: { items: [{ label: 'Beranda' }] } };
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Gedung Pertanggungjawaban Ketidakbersinambungan Nusantara', href: '#a' },
      { label: 'Laporan pemeliharaan kelistrikan tahunan' },
    ],
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
