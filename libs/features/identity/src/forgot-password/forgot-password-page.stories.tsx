import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const meta = {
  title: 'Halaman/Lupa kata sandi',
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Email'), 'sari@contoh.id{Enter}');
  return canvas;
}

export const Ask: Story = { decorators: [atRoute('lupa')] };
export const Dark: Story = { ...Ask, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ask, globals: { viewport: { value: 'telepon' } } };
export const Sending: Story = {
  decorators: [atRoute('lupa', { answers: { forgotPassword: never } })],
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByText('Memuat')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  decorators: [
    atRoute('lupa', { answers: { forgotPassword: new ApiError({ kind: 'network', message: 'Failed to fetch' }) } }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const SetNew: Story = { decorators: [atRoute('lupa', { search: '?token=abc' })] };
