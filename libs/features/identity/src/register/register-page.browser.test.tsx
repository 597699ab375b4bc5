import { ApiError } from '@imah/api-client';
import { whoami } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainConfig, show } from '@imah/app/harness/testing';
import { termsVersion } from '@imah/features-public/legal';
import { RegisterPage } from './register-page.tsx';

afterEach(cleanup);

const session = { user: { id: whoami.id, email: whoami.email, name: whoami.name }, token: 'token' };
const terms = () => screen.getByRole<HTMLInputElement>('checkbox');

async function fillIn(password = 'kereta-malam-42') {
  await userEvent.type(screen.getByLabelText('Nama lengkap'), 'Sari Dewi');
  await userEvent.type(screen.getByLabelText('Email'), 'sari@contoh.id');
  await userEvent.type(screen.getByLabelText('Kata sandi'), password);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Buat akun' }));

describe('RegisterPage', () => {
  it('opens an account and records the version of the terms (S-43)', async () => {
    const onSignedIn = vi.fn<(given: unknown, by: string) => void>();
    const { calls } = await show(<RegisterPage />, { answers: { register: { data: session } }, app: { onSignedIn } });

    await fillIn();
    await userEvent.click(terms());
    await submit();

    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session, 'register'));
    expect(calls()[0]).toEqual({
      name: 'register',
      input: {
        query: { web: 'true' },
        body: { name: 'Sari Dewi', email: 'sari@contoh.id', password: 'kereta-malam-42', acceptedTerms: termsVersion },
      },
    });
  });

  it('does not tick consent in advance, and does not go on without it', async () => {
    const { calls } = await show(<RegisterPage />);
    expect(terms().checked).toBe(false);

    await fillIn();
    await submit();

    expect(calls()).toEqual([]);
    expect(document.activeElement).toBe(terms());
    expect(screen.getByText(/perlu menyetujui/)).toBeVisible();
  });

  it('ticks the rules of the password off while it is typed', async () => {
    await show(<RegisterPage />);
    const rules = () =>
      within(screen.getByRole('list', { name: 'Syarat kata sandi' }))
        .getAllByRole('listitem')
        .map((rule) => rule.dataset['state']);

    await userEvent.type(screen.getByLabelText('Email'), 'sariwangi@contoh.id');
    expect(rules()).toEqual(['unmet', 'unmet', 'unmet', 'unmet']);

    await userEvent.type(screen.getByLabelText('Kata sandi'), 'sariwangi');
    expect(rules()).toEqual(['met', 'met', 'unmet', 'unmet']);

    await userEvent.type(screen.getByLabelText('Kata sandi'), '-biru-42');
    expect(rules()).toEqual(['met', 'met', 'met', 'met']);
    expect(screen.getByText('Kekuatan kata sandi: kuat')).toBeVisible();
  });

  it('shows at the field what the server refuses there, goes to it and keeps the rest', async () => {
    const refused = new ApiError({
      kind: 'validation',
      status: 422,
      message: 'Validasi Salah, Cek Kembali Input',
      fieldErrors: { email: ['Email ini sudah terdaftar.'] },
    });
    await show(<RegisterPage />, { answers: { register: refused } });

    await fillIn();
    await userEvent.click(terms());
    await submit();

    expect(await screen.findByText('Email ini sudah terdaftar.')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByLabelText<HTMLInputElement>('Kata sandi').value).toBe('kereta-malam-42');
    expect(terms().checked).toBe(true);

    await userEvent.type(screen.getByLabelText('Email'), 'x');
    expect(screen.queryByText('Email ini sudah terdaftar.')).toBeNull();
  });

  describe('with a provider', () => {
    const config = { ...plainConfig, signIn: { name: 'masuk.contoh.id' } };
    const registration = { name: 'Sari Dewi', email: 'sari@contoh.id', emailVerified: true };

    it('asks who comes from it for nothing but a look and the consent', async () => {
      const onSignedIn = vi.fn<(signedIn: unknown, by: string) => void>();
      const { calls } = await show(<RegisterPage />, {
        answers: { getProviderRegistration: { data: registration }, registerByProvider: { data: session } },
        app: { config, onSignedIn },
      });

      await screen.findByRole('button', { name: 'Daftar dengan kata sandi saja' });
      expect(screen.queryByLabelText('Kata sandi')).toBeNull();
      const email = screen.getByLabelText<HTMLInputElement>('Email');
      expect([email.value, email.readOnly]).toEqual(['sari@contoh.id', true]);
      await submit();
      expect(screen.getByText(/perlu menyetujui/)).toBeVisible();
      await userEvent.click(terms());
      await submit();

      await expect.poll(() => onSignedIn.mock.calls).toEqual([[session, 'register']]);
      expect(calls().at(-1)).toEqual({
        name: 'registerByProvider',
        input: {
          query: { web: 'true' },
          body: { name: 'Sari Dewi', email: 'sari@contoh.id', acceptedTerms: termsVersion },
        },
      });
    });

    it('lets an address be changed that the provider does not vouch for, and goes back to the password', async () => {
      await show(<RegisterPage />, {
        answers: { getProviderRegistration: { data: { name: null, email: null, emailVerified: false } } },
        app: { config },
      });

      await userEvent.click(await screen.findByRole('button', { name: 'Daftar dengan kata sandi saja' }));

      expect(await screen.findByLabelText('Kata sandi')).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Daftar dengan masuk.contoh.id' })).toBeVisible();
    });
  });
});
