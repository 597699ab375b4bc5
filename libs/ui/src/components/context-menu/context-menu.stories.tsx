import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { downloadIcon, folderIcon, pencilIcon, trashIcon } from '../../icons/generated/icons.ts';
import { Button } from '../button/button.tsx';
import { ContextMenu } from './context-menu.tsx';

const meta = {
  title: 'Dasar/ContextMenu',
  component: ContextMenu,
  args: {
    children: <Button icon={folderIcon}>Berita acara serah terima.pdf</Button>,
    items: [
      { kind: 'action', label: 'Unduh', icon: downloadIcon, shortcut: 'Ctrl D', onSelect: fn() },
      { kind: 'action', label: 'Ganti nama', icon: pencilIcon, shortcut: 'F2', onSelect: fn() },
      {
        kind: 'submenu',
        label: 'Pindahkan ke',
        icon: folderIcon,
        items: [
          { kind: 'action', label: 'Dokumen serah terima', onSelect: fn() },
          { kind: 'action', label: 'Arsip 2025', onSelect: fn() },
        ],
      },
      { kind: 'separator', id: 'sebelum-hapus' },
      { kind: 'action', label: 'Hapus', icon: trashIcon, tone: 'danger', onSelect: fn() },
    ],
  },
  parameters: componentDocs({
    use: 'Jalan pintas ke tindakan sebuah baris, pin, atau kartu: klik kanan, tekan lama. Tidak pernah satu-satunya jalan; tindakan yang sama harus ada di Menu yang terlihat.',
    keys: [
      ['Shift F10, tombol menu', 'Membuka pada unsur yang berfokus'],
      ['↑ ↓, huruf, Home, End', 'Memilih'],
      ['→ ←', 'Masuk ke dan keluar dari submenu'],
      ['Enter, Spasi', 'Melakukan'],
      ['Esc', 'Menutup'],
    ],
    access: ['Unsur di dalamnya harus dapat berfokus, agar papan tik dapat membukanya.'],
  }),
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.contextMenu(within(canvasElement).getByRole('button'), { clientX: 60, clientY: 40 });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Unduh/ })).toBeVisible());
  },
};
export const Submenu: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dokumen serah terima' })).toHaveFocus());
  },
};
export const Dark: Story = { ...Open, globals: { theme: 'gelap' } };
