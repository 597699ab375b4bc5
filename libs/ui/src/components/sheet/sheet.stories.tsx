import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Button } from '../button/button.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Umpan balik/Sheet',
  component: Sheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Ubah perangkat',
    description: 'Pompa air bersih, lantai dasar',
    children: (
      <Stack>
        <TextField label="Nama" defaultValue="Pompa air bersih" />
        <SelectField label="Ruang" options={[{ value: 'pompa', label: 'Ruang pompa' }]} />
      </Stack>
    ),
    actions: (
      <>
        <Button>Batal</Button>
        <Button tone="primary">Simpan</Button>
      </>
    ),
  },
  parameters: componentDocs({
    use: 'Panel di sisi halaman untuk isian atau rincian yang lebih panjang daripada Dialog, dengan daftar di belakangnya tetap terasa dekat. Di telepon selalu naik dari bawah, dekat ibu jari.',
    keys: [
      ['Tab', 'Berkeliling di dalam panel saja'],
      ['Esc', 'Menutup; fokus kembali ke tempat sebelumnya'],
    ],
    access: ['Judul memberi nama pada panel. Menekan di luar menutupnya: simpan dahulu yang sudah diketik.'],
  }),
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Ubah perangkat' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const FromStart: Story = { args: { side: 'start', title: 'Navigasi' } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
