import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Navigasi/Stepper',
  component: Stepper,
  args: {
    steps: [
      { id: 'jenis', label: 'Jenis gedung', state: 'done' },
      { id: 'alamat', label: 'Alamat', state: 'current' },
      { id: 'unit', label: 'Unit', state: 'upcoming' },
      { id: 'orang', label: 'Penghuni', state: 'upcoming' },
    ],
  },
  parameters: componentDocs({
    use: 'Letak kita di dalam isian yang bertahap, misalnya membuat gedung. `onSelect` membolehkan kembali ke langkah yang sudah dilalui. Untuk bagian yang boleh dibuka sembarang urutan pakai Tabs.',
    keys: [
      ['Tab', 'Ke langkah yang sudah dilalui'],
      ['Enter', 'Kembali ke langkah itu'],
    ],
    access: [
      'Langkah ini bertanda `aria-current="step"`; yang selesai dan yang perlu diperbaiki dikatakan dengan kata.',
      'Di telepon hanya langkah ini yang bernama, dengan “Langkah 2 dari 4” di atasnya.',
    ],
  }),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GoingBack: Story = {
  args: {
    onSelect: fn(),
    steps: [
      { id: 'jenis', label: 'Jenis gedung', description: 'Apartemen', state: 'done' },
      { id: 'alamat', label: 'Alamat', description: 'Kode pos belum diisi', state: 'failed' },
      { id: 'unit', label: 'Unit', state: 'current' },
      { id: 'orang', label: 'Penghuni', state: 'upcoming' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Alamat.*perlu diperbaiki/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ step: 'alamat' });
  },
};
export const AllDone: Story = {
  args: {
    steps: ['Jenis gedung', 'Alamat', 'Unit'].map((label) => ({ id: label, label, state: 'done' as const })),
  },
};
export const LongWords: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Pertanggungjawaban ketidakbersinambungan', state: 'done' },
      { id: 'b', label: 'Pemeliharaan kelistrikan tahunan gedung', state: 'current' },
      { id: 'c', label: 'Penandatanganan', state: 'upcoming' },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { args: GoingBack.args ?? {}, globals: { theme: 'gelap' } };
