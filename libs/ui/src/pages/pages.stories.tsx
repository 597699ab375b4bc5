import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ErrorPage } from './error-page.tsx';
import { NotYetPage } from './not-yet-page.tsx';

const meta = {
  title: 'Tata letak/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
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
