import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { VerifyPage } from './verify-page.tsx';

const meta = {
  title: 'Halaman/Verifikasi alamat email',
  component: VerifyPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VerifyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = '?token=abc';

async function press(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^(?:Ya|Yes), / }));
  return canvas;
}

export const Ask: Story = { decorators: [atRoute('verifikasi', { search })] };
export const Dark: Story = { ...Ask, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ask, globals: { viewport: { value: 'telepon' } } };
export const Sending: Story = {
  decorators: [atRoute('verifikasi', { search, answers: { verifyEmail: never } })],
  play: async ({ canvasElement }) => void (await press(canvasElement)),
};
export const Done: Story = {
  decorators: [atRoute('verifikasi', { search, answers: { verifyEmail: { data: { email: 'sari@contoh.id' } } } })],
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement);
    await expect(await canvas.findByText(/sari@contoh\.id/)).toBeVisible();
  },
};
export const Expired: Story = {
  decorators: [
    atRoute('verifikasi', {
      search,
      answers: { verifyEmail: new ApiError({ kind: 'server', status: 410, message: 'Tautan ini sudah dipakai.' }) },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const WithoutLink: Story = { decorators: [atRoute('verifikasi')] };
