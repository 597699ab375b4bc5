import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { componentDocs } from '../../docs/component-docs.ts';
import {
  columns3Icon,
  copyIcon,
  ellipsisIcon,
  folderIcon,
  pencilIcon,
  trashIcon,
} from '../../icons/generated/icons.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Navigasi/Menu',
  component: Menu,
  args: {
    trigger: <IconButton icon={ellipsisIcon} label="Tindakan" />,
    items: [
      { kind: 'heading', id: 'apa', content: 'Pompa air bersih' },
      { kind: 'action', label: 'Ubah', icon: pencilIcon, onSelect: fn() },
      { kind: 'action', label: 'Salin', description: 'Dengan semua setelannya', icon: copyIcon, onSelect: fn() },
      { kind: 'link', label: 'Menara Melati', href: '#melati', current: true },
      { kind: 'action', label: 'Tidak tersedia', disabled: true, onSelect: fn() },
      { kind: 'separator', id: 'sebelum-hapus' },
      { kind: 'action', label: 'Hapus', icon: trashIcon, tone: 'danger', onSelect: fn() },
    ],
  },
  parameters: componentDocs({
    use: 'Tindakan di balik satu tombol. Setelan yang dapat dinyalakan, pilihan salah satu, dan submenu boleh di dalamnya; isian tidak: untuk itu pakai Popover. Jika satu tindakan hampir selalu dipilih pakai SplitButton.',
    keys: [
      ['Enter, Spasi, ↓', 'Membuka; fokus di tindakan pertama'],
      ['↑ ↓, Home, End, huruf', 'Memilih'],
      ['→ ←', 'Masuk ke dan keluar dari submenu'],
      ['Enter, Spasi', 'Melakukan, atau menyalakan tanpa menutup'],
      ['Esc', 'Menutup; fokus kembali ke tombolnya'],
    ],
    access: [
      'Tombol pembuka memakai IconButton dengan `label`, atau Button dengan kata.',
      'Jalan pintas hanya ditulis di sini; halaman yang mendengarkannya.',
    ],
  }),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
};
export const OpenDark: Story = { ...Open, globals: { theme: 'gelap' } };

function ColumnMenu() {
  const [phase, setPhase] = useState<'off' | 'on'>('on');
  const [order, setOrder] = useState('nama');
  return (
    <Menu
      trigger={<Button icon={columns3Icon}>Kolom</Button>}
      items={[
        { kind: 'heading', id: 'tampil', content: 'Tampilkan' },
        { kind: 'check', label: 'Fase', value: phase, onChange: (change) => setPhase(change.value) },
        { kind: 'check', label: 'Nomor seri', value: 'off', disabled: true, onChange: fn() },
        { kind: 'separator', id: 'lalu-urutan' },
        {
          kind: 'choice',
          id: 'urutan',
          label: 'Urutkan menurut',
          value: order,
          onChange: (change) => setOrder(change.value),
          options: [
            { value: 'nama', label: 'Nama' },
            { value: 'alarm', label: 'Alarm terakhir' },
          ],
        },
        { kind: 'separator', id: 'lalu-lain' },
        {
          kind: 'submenu',
          label: 'Pindahkan ke',
          icon: folderIcon,
          items: [
            { kind: 'action', label: 'Lantai 1', onSelect: fn() },
            { kind: 'action', label: 'Ruang pompa', onSelect: fn() },
          ],
        },
        { kind: 'action', label: 'Salin', icon: copyIcon, shortcut: 'Ctrl C', onSelect: fn() },
      ]}
    />
  );
}
export const ChecksChoicesAndSubmenu: Story = {
  render: () => <ColumnMenu />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const phase = await screen.findByRole('menuitemcheckbox', { name: 'Fase' });
    await waitFor(() => expect(phase).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(phase).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await userEvent.keyboard('{Enter}');
    const moved = await screen.findByRole('menuitemradio', { name: 'Alarm terakhir' });
    await waitFor(() => expect(moved).toBeChecked());
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Fase' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Lantai 1' })).toHaveFocus());
  },
};
export const SubmenuDark: Story = { ...ChecksChoicesAndSubmenu, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Open, globals: { viewport: { value: 'telepon' } } };
