import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atRoute, plainConfig } from '@imah/app/harness';
import { LoginPage } from './login-page.tsx';

const meta = {
  title: 'Halaman/Masuk',
  component: LoginPage,
  // S-04: its light mode is forced.
  parameters: { layout: 'fullscreen', themes: { themeOverride: 'terang' } },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const demo = {
  ...plainConfig,
  demo: { accounts: ['pengelola@imah.test', 'teknisi@imah.test', 'penghuni@imah.test'], password: 'imah-contoh-2026' },
};

async function logIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Email'), 'pengelola@imah.test');
  await userEvent.type(canvas.getByLabelText('Kata sandi'), 'rahasia{Enter}');
  return canvas;
}

export const Ready: Story = { decorators: [atRoute('login')] };
/** S-28: the session could not be fetched, and somebody was signed in here. */
export const Unanswered: Story = {
  decorators: [
    atRoute('login', {
      app: { unanswered: { name: 'Budi Santoso', email: 'pengelola@imah.test', ask: () => undefined } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Server belum menjawab' })).toBeVisible();
    await expect(canvas.queryByLabelText('Kata sandi')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk dengan akun lain' }));
    await expect(await canvas.findByLabelText('Kata sandi')).toBeVisible();
  },
};
/** A call was answered 401 while the person was at work. */
export const Ended: Story = {
  decorators: [atRoute('login', { app: { ended: true }, search: '?redirect=%2Fimah%2Fnew%2Fticket' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Sesi Anda berakhir/)).toBeVisible();
  },
};
export const Demonstration: Story = { decorators: [atRoute('login', { app: { config: demo } })] };
export const Phone: Story = { ...Demonstration, globals: { viewport: { value: 'telepon' } } };
export const Sending: Story = {
  decorators: [atRoute('login', { answers: { login: never } })],
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByText('Memuat')).toBeInTheDocument();
  },
};
export const Empty: Story = {
  decorators: [atRoute('login')],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Masuk' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
export const Wrong: Story = {
  decorators: [
    atRoute('login', {
      answers: { login: new ApiError({ kind: 'unauthorized', status: 401, message: 'Email atau sandi salah' }) },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Limited: Story = {
  decorators: [
    atRoute('login', {
      answers: {
        login: new ApiError({ kind: 'rate-limited', status: 429, message: 'Tunggu', retryAfterSeconds: 42 }),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByText(/42 detik/)).toBeVisible();
  },
};
export const Offline: Story = {
  decorators: [atRoute('login', { answers: { login: new ApiError({ kind: 'network', message: 'Failed to fetch' }) } })],
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
