import { ApiError } from '@imah/api-client';
import { whoami } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { VerifyPage } from './verify-page.tsx';

afterEach(cleanup);

const press = async () => userEvent.click(screen.getByRole('button', { name: 'Ya, ini alamat email saya' }));

describe('VerifyPage', () => {
  it('verifies nothing by being opened, and the address by a press', async () => {
    const onRightsChanged = vi.fn<(then: unknown) => void>();
    const { calls } = await show(<VerifyPage />, {
      path: '/verifikasi?token=abc123',
      answers: { verifyEmail: { data: { email: 'sari@contoh.id' } } },
      person: whoami,
      app: { onRightsChanged },
    });
    expect(calls()).toEqual([]);

    await press();

    expect((await screen.findByRole('status')).textContent).toContain('sari@contoh.id');
    expect(calls()).toEqual([{ name: 'verifyEmail', input: { body: { token: 'abc123' } } }]);
    expect(onRightsChanged).toHaveBeenCalledWith('stay');
    expect(screen.getByRole('link', { name: 'Ke Beranda' })).toBeVisible();
  });

  it('says that the link is over, and where another one comes from', async () => {
    const gone = new ApiError({ kind: 'server', status: 410, message: 'Tautan ini sudah dipakai.' });
    await show(<VerifyPage />, {
      path: '/verifikasi?token=lama',
      answers: { verifyEmail: gone },
      person: whoami,
    });

    await press();

    expect((await screen.findByRole('alert')).textContent).toContain('sudah dipakai atau kedaluwarsa');
    expect(screen.getByRole('link', { name: 'Ke halaman Akun' }).getAttribute('href')).toBe('/imah/akun#email');
  });

  it('keeps the button when the server could not be reached', async () => {
    const away = new ApiError({ kind: 'network', message: 'Failed to fetch' });
    await show(<VerifyPage />, {
      path: '/verifikasi?token=abc',
      answers: { verifyEmail: away },
      person: null,
    });

    await press();

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ya, ini alamat email saya' })).toBeVisible();
  });

  it('asks a visitor without a link to open the one of the mail', async () => {
    await show(<VerifyPage />, { path: '/verifikasi', person: null });

    expect(screen.getByText(/lewat tautan dalam email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ke halaman masuk' })).toBeVisible();
  });
});
