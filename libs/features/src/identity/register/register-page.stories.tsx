import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { inApp } from '../../harness/story-app.tsx';
import { RegisterPage } from './register-page.tsx';

const meta = {
  title: 'Halaman/Daftar',
  component: RegisterPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp()],
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'sari@contoh.id');
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'kereta-malam-42');
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Buat akun' })),
};
