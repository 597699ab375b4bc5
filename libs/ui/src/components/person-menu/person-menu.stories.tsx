import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { circleUserIcon, logOutIcon, moonIcon } from '../../icons/generated/icons.ts';
import { PersonMenu } from './person-menu.tsx';

const meta = {
  title: 'Navigasi/PersonMenu',
  component: PersonMenu,
  args: {
    name: 'Sari Wulandari',
    detail: 'sari@graha.example',
    items: [
      { kind: 'link', label: 'Akun saya', href: '#akun', icon: circleUserIcon },
      { kind: 'link', label: 'Tampilan', href: '#tampilan', icon: moonIcon },
      { kind: 'separator', id: 'keluar' },
      { kind: 'link', label: 'Keluar', href: '#keluar', icon: logOutIcon },
    ],
  },
  parameters: componentDocs({
    use: 'Siapa yang masuk, dan apa yang dapat dilakukannya: akun, tampilan, keluar. Satu di setiap tata letak; `display="icon"` bila bilah sisi dilipat.',
    keys: [
      ['Enter, Spasi, ↓', 'Membuka menu'],
      ['↑ ↓, huruf', 'Berpindah pilihan'],
      ['Esc', 'Menutup dan kembali ke tombol'],
    ],
    access: ['Tombol bernama “Akun” dan nama orangnya, juga bila hanya foto yang tampil.'],
  }),
} satisfies Meta<typeof PersonMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Akun: ?Sari Wulandari/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Akun saya' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
};
export const IconOnly: Story = { args: { display: 'icon' } };
export const LongName: Story = {
  args: {
    name: 'Raden Ajeng Pertanggungjawaban Ketidakbersinambungan',
    detail: 'pertanggungjawaban@graha-contoh.example',
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Dark: Story = { ...Open, globals: { theme: 'gelap' } };
