import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigasi/Pagination',
  component: Pagination,
  args: { page: 8, pages: 20, onChange: fn() },
  parameters: componentDocs({
    use: 'Jalan melalui halaman-halaman daftar yang panjang. Beri `hrefOf` bila setiap halaman punya alamat. Di dalam DataTable tidak perlu: baris maya menggulir sampai 100.000 baris.',
    keys: [
      ['Tab', 'Ke halaman berikutnya dalam urutan'],
      ['Enter', 'Membuka halaman'],
    ],
    access: [
      'Halaman ini bertanda `aria-current="page"`; setiap tombol bernama “Halaman 3” dan seterusnya.',
      'Di telepon nomor diganti kata “Halaman 8 dari 20” dan tombol 44 px.',
    ],
  }),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Turning() {
  const [page, setPage] = useState(1);
  const shown = `${(page - 1) * 20 + 1}–${page * 20} dari 240 tiket`;
  return <Pagination page={page} pages={12} summary={shown} onChange={(change) => setPage(change.page)} />;
}

export const Default: Story = {
  render: () => <Turning />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Halaman sebelumnya' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Halaman 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('21–40 dari 240 tiket')).toBeVisible();
  },
};
export const Middle: Story = {};
export const Few: Story = { args: { page: 2, pages: 3 } };
export const Last: Story = { args: { page: 20 } };
export const WithAddresses: Story = {
  render: () => <Pagination page={3} pages={9} hrefOf={(page) => `#halaman-${page}`} summary="41–60 dari 180 aset" />,
};
export const Phone: Story = { ...WithAddresses, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { ...WithAddresses, globals: { theme: 'gelap' } };
