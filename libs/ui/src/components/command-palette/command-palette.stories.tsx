import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { bellIcon, buildingIcon, houseIcon, moonIcon, plusIcon, ticketIcon } from '../../icons/generated/icons.ts';
import { CommandPalette, type PaletteGroup } from './command-palette.tsx';

const openTicket = fn();
const groups: PaletteGroup[] = [
  {
    id: 'halaman',
    heading: 'Halaman',
    commands: [
      { id: 'beranda', label: 'Beranda', icon: houseIcon, shortcut: 'G B', onSelect: fn() },
      { id: 'melati', label: 'Menara Melati', detail: '48 perangkat', icon: buildingIcon, onSelect: fn() },
      { id: 'kenanga', label: 'Kos Kenanga', detail: '6 perangkat', icon: buildingIcon, onSelect: fn() },
      { id: 'kabar', label: 'Pemberitahuan', keywords: ['notifikasi', 'alarm'], icon: bellIcon, onSelect: fn() },
    ],
  },
  {
    id: 'tindakan',
    heading: 'Tindakan',
    commands: [
      { id: 'tiket', label: 'Lapor kerusakan', keywords: ['tiket', 'baru'], icon: ticketIcon, onSelect: openTicket },
      { id: 'gedung', label: 'Tambah gedung', icon: plusIcon, disabled: true, onSelect: fn() },
      { id: 'gelap', label: 'Mode gelap', icon: moonIcon, onSelect: fn() },
    ],
  },
];

const meta = {
  title: 'Navigasi/CommandPalette',
  component: CommandPalette,
  args: { open: true, onClose: fn(), groups },
  parameters: componentDocs({
    use: 'Semua halaman dan tindakan di bawah satu isian, dibuka dengan Ctrl K (⌘ K) lewat `useCommandKey`. Jalan pintas bagi yang sering memakai; semua yang ada di sini juga dapat dicapai tanpa ini. Dimuat ketika dibuka, bukan bersama halaman.',
    keys: [
      ['Ctrl K, ⌘ K', 'Membuka (halaman yang mendengarkan)'],
      ['Huruf', 'Mencari; ejaan yang kurang tepat tetap ketemu'],
      ['↑ ↓', 'Memilih; dari yang terakhir kembali ke yang pertama'],
      ['Enter', 'Melakukan dan menutup'],
      ['Esc', 'Menutup; fokus kembali ke tempat sebelumnya'],
    ],
    access: ['Fokus tetap di isian; yang tersorot dibacakan. `keywords` menolong yang memakai kata lain.'],
  }),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('tiket');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(openTicket).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'zzzz');
    await waitFor(() => expect(screen.getByText('Tidak ada yang cocok. Coba kata lain.')).toBeVisible());
  },
};
export const Searching: Story = { args: { state: 'loading', onSearch: fn(), groups: groups.slice(0, 1) } };
export const Failed: Story = { args: { state: 'failed', onSearch: fn(), onRetry: fn(), groups: groups.slice(0, 1) } };
export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 'panjang',
        heading: 'Tiket',
        commands: [
          {
            id: 'a',
            label: 'Pertanggungjawaban ketidakbersinambungan pemeliharaan kelistrikan lantai dua puluh tiga',
            detail: 'Menara Melati Kuningan Barat',
            shortcut: 'Ctrl Shift P',
            onSelect: fn(),
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
