import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { BuildingSwitcher } from './building-switcher.tsx';

const meta = {
  title: 'Navigasi/BuildingSwitcher',
  component: BuildingSwitcher,
  args: {
    current: 'graha',
    allHref: '#semua',
    newHref: '#baru',
    buildings: [
      { id: 'graha', name: 'Graha Contoh', description: 'Jakarta Selatan', href: '#graha' },
      { id: 'melati', name: 'Menara Melati', description: 'Makassar', href: '#melati' },
      { id: 'kenanga', name: 'Kos Kenanga', description: 'Bandung', href: '#kenanga' },
    ],
  },
  parameters: componentDocs({
    use: 'Gedung tempat kita berada dan jalan ke gedung lain. Di atas bilah sisi; `display="icon"` bila dilipat. `newHref` hanya untuk yang boleh membuat gedung.',
    keys: [
      ['Enter, Spasi, ↓', 'Membuka daftar'],
      ['↑ ↓, huruf', 'Berpindah gedung'],
      ['Enter', 'Ke gedung itu'],
      ['Esc', 'Menutup dan kembali ke tombol'],
    ],
    access: ['Tombol bernama “Pilih gedung” dan gedung ini; gedung ini bertanda di dalam daftar.'],
  }),
} satisfies Meta<typeof BuildingSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Pilih gedung: ?Graha Contoh/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: /Graha Contoh/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
};
export const AllBuildings: Story = { args: { current: null } };
export const IconOnly: Story = { args: { display: 'icon' } };
export const LongName: Story = {
  args: {
    current: 'panjang',
    buildings: [
      {
        id: 'panjang',
        name: 'Gedung Pertanggungjawaban Ketidakbersinambungan Nusantara',
        description: 'Kabupaten Kepulauan Siau Tagulandang Biaro',
        href: '#p',
      },
    ],
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Dark: Story = { ...Open, globals: { theme: 'gelap' } };
