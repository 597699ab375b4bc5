import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Umpan balik/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Cabut undangan Budi?',
    text: 'Tautan di emailnya tidak berlaku lagi. Anda dapat mengundangnya kembali.',
    confirmLabel: 'Cabut undangan',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: componentDocs({
    use: 'Pertanyaan terakhir sebelum sesuatu yang penting. Sebut perbuatannya pada tombol, bukan "Ya". Yang dapat dibatalkan lebih baik dilakukan langsung dengan tombol urungkan di pemberitahuan. Yang tidak dapat dibatalkan dan besar akibatnya meminta `confirmWord`.',
    keys: [
      ['Tab', 'Berkeliling di dalam dialog; mulai dari jalan kembali'],
      ['Enter', 'Di isian: melakukan, jika kata sudah cocok'],
      ['Esc', 'Tidak jadi'],
    ],
    access: [
      'Berperan alertdialog, sehingga pertanyaannya langsung dibacakan.',
      'Huruf besar dan kecil dianggap sama pada kata yang diketik.',
    ],
  }),
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const forGood = {
  title: 'Hapus Menara Melati?',
  text: '48 perangkat, 1.204 tiket, dan seluruh riwayatnya ikut terhapus. Tidak dapat dibatalkan.',
  confirmLabel: 'Hapus gedung',
  tone: 'danger',
} as const;

export const Default: Story = {};
export const Danger: Story = { args: forGood };
export const Loading: Story = { args: { ...forGood, loading: true } };
export const Typed: Story = {
  args: { ...forGood, confirmWord: 'Menara Melati' },
  play: async ({ args }) => {
    const deed = screen.getByRole('button', { name: 'Hapus gedung' });
    await expect(deed).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox'), 'menara melat');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('i');
    await expect(deed).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const TypedAndEmpty: Story = {
  args: { ...forGood, confirmWord: 'Menara Melati' },
  globals: { viewport: { value: 'telepon' } },
};
export const Dark: Story = { ...TypedAndEmpty, globals: { theme: 'gelap' } };
