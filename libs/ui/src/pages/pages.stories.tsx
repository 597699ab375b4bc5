import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../docs/component-docs.ts';
import { expect, fn, within } from 'storybook/test';
import { ErrorPage } from './error-page.tsx';
import { NotYetPage } from './not-yet-page.tsx';

const meta = {
  title: 'Tata letak/ErrorPage',
  component: ErrorPage,
  parameters: {
    layout: 'fullscreen',
    ...componentDocs({
      use: 'Halaman galat: rusak di server, tidak ditemukan, belum tersedia. Selalu ada satu jalan keluar. Bagian halaman yang gagal dimuat: pakai FailedState.',
      access: ['Judulnya `h1`; jalan keluarnya tautan atau tombol biasa, dapat dicapai dengan Tab.'],
    }),
  },
  args: { status: 500, onRetry: fn() },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InternalServerError: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Internal Server Error');
  },
};
export const NotFound: Story = {
  args: { status: 404, message: 'Page not found: /imah/tidak-ada' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  },
};
export const OwnTitle: Story = { args: { status: 503, title: 'Sedang dalam pemeliharaan' } };
export const NotYet: Story = {
  render: () => <NotYetPage title="Tagihan" text="Tagihan belum tersedia di pemasangan ini." />,
};
export const Dark: Story = { globals: { theme: 'gelap' } };
export const Phone: Story = { ...NotFound, globals: { viewport: { value: 'telepon' } } };
