import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Umpan balik/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Undang penghuni',
    description: 'Kami kirim undangan lewat email.',
    children: (
      <Stack>
        <TextField label="Email" type="email" />
      </Stack>
    ),
    actions: (
      <>
        <Button>Batal</Button>
        <Button tone="primary">Kirim</Button>
      </>
    ),
  },
  parameters: componentDocs({
    use: 'Sesuatu yang harus diselesaikan atau ditolak sebelum halaman dilanjutkan: isian singkat. Untuk pertanyaan ya atau tidak pakai ConfirmDialog; untuk isian panjang atau navigasi pakai Sheet; untuk setelan kecil pakai Popover.',
    keys: [
      ['Tab', 'Berkeliling di dalam dialog saja'],
      ['Esc', 'Menutup; fokus kembali ke tempat sebelumnya'],
    ],
    access: [
      'Judul memberi nama, keterangan memberi penjelasan yang dibacakan.',
      'Pemberitahuan yang muncul ketika dialog terbuka tetap dibacakan.',
    ],
  }),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Undang penghuni' })).toHaveAccessibleDescription(
      'Kami kirim undangan lewat email.',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Phone: Story = { globals: { viewport: { value: 'kecil' } } };
export const LongContent: Story = {
  args: {
    title: 'Pertanggungjawaban ketidakbersinambungan pemeliharaan kelistrikan gedung',
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>
            Pasal {index + 1}. Penghuni wajib memberi tahu pengelola sebelum pekerjaan yang menyentuh pipa, kabel, atau
            saluran udara dimulai.
          </Text>
        ))}
      </Stack>
    ),
  },
};
export const Dark: Story = { globals: { theme: 'gelap' } };
