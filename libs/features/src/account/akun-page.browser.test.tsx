import { ApiError } from '@imah/api-client';
import { whoami } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainConfig } from '../harness/page-harness.tsx';
import { show } from '../harness/show.tsx';
import { AkunPage } from './akun-page.tsx';

afterEach(cleanup);

const demo = { ...plainConfig, demo: { accounts: [], password: 'imah-contoh-2026' } };
const owner = {
  ...whoami,
  memberships: whoami.memberships.map((membership) => ({
    ...membership,
    grants: [...membership.grants, 'org.delete'],
  })),
};

describe('AkunPage', () => {
  it('changes the password, says so and empties the form', async () => {
    const { calls } = await show(<AkunPage />, { answers: { changePassword: undefined } });

    await userEvent.type(screen.getByLabelText('Kata sandi sekarang'), 'imah-contoh-2026');
    await userEvent.type(screen.getByLabelText('Kata sandi baru'), 'kereta-malam-42');
    await userEvent.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));

    expect((await screen.findByRole('status')).textContent).toContain('Kata sandi sudah diganti');
    expect(calls()).toEqual([
      {
        name: 'changePassword',
        input: { body: { currentPassword: 'imah-contoh-2026', newPassword: 'kereta-malam-42' } },
      },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Kata sandi sekarang').value).toBe('');
  });

  it('shows at its field that the current password is wrong', async () => {
    const wrong = new ApiError({
      kind: 'validation',
      status: 422,
      message: 'Validasi Salah, Cek Kembali Input',
      fieldErrors: { currentPassword: ['Kata sandi salah'] },
    });
    await show(<AkunPage />, { answers: { changePassword: wrong } });

    await userEvent.type(screen.getByLabelText('Kata sandi sekarang'), 'salah');
    await userEvent.type(screen.getByLabelText('Kata sandi baru'), 'kereta-malam-42{Enter}');

    expect(await screen.findByText('Kata sandi salah')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Kata sandi sekarang'));
  });

  it('changes the colour mode at once', async () => {
    const prefer = vi.fn<(mode: string) => void>();
    await show(<AkunPage />, { app: { colorMode: { preference: 'system', prefer } } });

    await userEvent.selectOptions(screen.getByLabelText('Tampilan'), 'dark');

    expect(prefer).toHaveBeenCalledWith('dark');
  });

  it('removes the demonstration only after asking once more, and leaves with it', async () => {
    const signOut = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('gone'));
    const { calls } = await show(<AkunPage />, {
      route: '/imah/akun',
      path: '/imah/akun',
      person: owner,
      app: { config: demo, signOut },
      answers: { removeDemo: undefined },
    });

    await userEvent.click(screen.getByRole('button', { name: 'Hapus peragaan' }));
    expect(calls()).toEqual([]);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus peragaan' }),
    );

    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/login');
    expect(calls().map(({ name }) => name)).toEqual(['removeDemo']);
  });

  it('offers the removal to nobody who may not', async () => {
    await show(<AkunPage />, { app: { config: demo } });

    expect(screen.queryByRole('button', { name: 'Hapus peragaan' })).toBeNull();
    expect(screen.getByText(/pemilik organisasi contoh/)).toBeDefined();
  });
});
