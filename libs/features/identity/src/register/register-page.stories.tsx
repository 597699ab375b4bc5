import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atRoute, plainConfig } from '@imah/app/harness';
import { RegisterPage } from './register-page.tsx';

const meta = {
  title: 'Halaman/Daftar',
  component: RegisterPage,
  // S-06: its light mode is forced.
  parameters: { layout: 'fullscreen', themes: { themeOverride: 'terang' } },
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Nama lengkap'), 'Sari Wulandari');
  await userEvent.type(canvas.getByLabelText('Email'), 'sari@contoh.id');
  await userEvent.type(canvas.getByLabelText('Kata sandi'), 'kereta-malam-42');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Buat akun' }));
  return canvas;
}

export const Ready: Story = { decorators: [atRoute('register')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
const signIn = { name: 'masuk.contoh.id' };
const registration = { name: 'Sari Wulandari', email: 'sari@contoh.id', emailVerified: true };
export const WithProvider: Story = {
  decorators: [
    atRoute('register', {
      answers: { getProviderRegistration: { data: null } },
      app: { config: { ...plainConfig, signIn } },
    }),
  ],
};
export const FromProvider: Story = {
  decorators: [
    atRoute('register', {
      answers: { getProviderRegistration: { data: registration } },
      app: { config: { ...plainConfig, signIn } },
    }),
  ],
};
export const Typed: Story = {
  ...Ready,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'sari@contoh.id');
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'kereta-malam-42');
  },
};
export const Invalid: Story = {
  ...Ready,
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Buat akun' })),
};
export const Sending: Story = {
  decorators: [atRoute('register', { answers: { register: never } })],
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement);
    await expect(await canvas.findByText('Memuat')).toBeInTheDocument();
  },
};
export const Refused: Story = {
  decorators: [
    atRoute('register', {
      answers: {
        register: new ApiError({
          kind: 'validation',
          status: 422,
          message: 'Validasi Salah, Cek Kembali Input',
          fieldErrors: { email: ['Email ini sudah terdaftar.'] },
        }),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement);
    await expect(await canvas.findByText('Email ini sudah terdaftar.')).toBeVisible();
  },
};
