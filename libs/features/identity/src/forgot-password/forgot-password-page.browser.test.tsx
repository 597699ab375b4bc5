import { ApiError } from '@imah/api-client';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppPorts } from '@imah/app/ports';
import { show } from '@imah/app/harness/testing';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

afterEach(cleanup);

describe('ForgotPasswordPage (S-02)', () => {
  it('asks for a reset and says the same for every address', async () => {
    const { calls } = await show(<ForgotPasswordPage />, { path: '/lupa', answers: { forgotPassword: undefined } });

    await userEvent.type(screen.getByLabelText('Email'), 'sari@contoh.id{Enter}');

    expect((await screen.findByRole('status')).textContent).toContain('Jika sari@contoh.id terdaftar');
    expect(calls()).toEqual([{ name: 'forgotPassword', input: { body: { email: 'sari@contoh.id' } } }]);
  });

  it('does not ask the server about something that cannot be an address', async () => {
    const { calls } = await show(<ForgotPasswordPage />, { path: '/lupa' });

    await userEvent.type(screen.getByLabelText('Email'), 'sari{Enter}');

    expect(screen.getByText(/alamat email yang lengkap/)).toBeVisible();
    expect(calls()).toEqual([]);
  });

  it('sets a new password with the token of the link, and goes straight in', async () => {
    const onSignedIn = vi.fn<AppPorts['onSignedIn']>();
    const user = { id: '01935e4f-7c1a-7b2c-8d3e-0000000000a1', email: 'sari@contoh.id', name: 'Sari' };
    const { calls } = await show(<ForgotPasswordPage />, {
      path: '/lupa?token=abc123',
      app: { onSignedIn },
      answers: { resetPassword: undefined, getSession: { user, token: 'baru' } },
    });

    await userEvent.type(screen.getByLabelText('Kata sandi baru'), 'kereta-malam-42{Enter}');

    await expect.poll(() => onSignedIn.mock.calls).toEqual([[{ user, token: 'baru' }, 'reset']]);
    expect(calls()).toEqual([
      {
        name: 'resetPassword',
        input: { query: { web: 'true' }, body: { token: 'abc123', password: 'kereta-malam-42' } },
      },
      { name: 'getSession', input: undefined },
    ]);
  });

  it('leads to the login where a second factor is still to be shown', async () => {
    await show(<ForgotPasswordPage />, {
      path: '/lupa?token=abc123',
      answers: { resetPassword: undefined, getSession: {} },
    });

    await userEvent.type(screen.getByLabelText('Kata sandi baru'), 'kereta-malam-42{Enter}');

    expect(await screen.findByRole('heading', { level: 1, name: 'Kata sandi sudah diganti' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ke halaman masuk' }).getAttribute('href')).toBe('/login');
  });

  it('offers a new link when this one was used or has expired', async () => {
    const gone = new ApiError({ kind: 'server', status: 410, message: 'Tautan ini sudah dipakai.' });
    await show(<ForgotPasswordPage />, { path: '/lupa?token=old', answers: { resetPassword: gone } });

    await userEvent.type(screen.getByLabelText('Kata sandi baru'), 'kereta-malam-42{Enter}');

    expect((await screen.findByRole('alert')).textContent).toContain('sudah dipakai atau kedaluwarsa');
    await userEvent.click(screen.getByRole('link', { name: 'Minta tautan baru' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lupa kata sandi' })).toBeVisible();
  });
});
