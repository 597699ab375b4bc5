import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { copyIcon, ellipsisIcon, pencilIcon, trashIcon } from '../../icons/generated/icons.ts';
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
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
};
export const OpenDark: Story = { ...Open, globals: { theme: 'gelap' } };
