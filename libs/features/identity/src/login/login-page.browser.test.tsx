import { ApiError } from '@imah/api-client';
import { whoami } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainConfig, show } from '@imah/app/harness/testing';
import { LoginPage } from './login-page.tsx';

// What is fetched on demand is at hand before the clock of a test runs.
beforeAll(async () => {
  await Promise.all([import('./code-form.tsx'), import('./unanswered.tsx')]);
}, 60_000);
afterEach(cleanup);

const session = { user: { id: whoami.id, email: whoami.email, name: whoami.name }, token: 'token' };
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Kata sandi');
const submit = () => screen.getByRole('button', { name: 'Masuk' });

describe('LoginPage', () => {
  it('sends email and password by keyboard alone and hands the session to the app (S-25, S-42)', async () => {
    const onSignedIn = vi.fn<(given: unknown, by: string) => void>();
    const { calls } = await show(<LoginPage />, { answers: { login: { data: session } }, app: { onSignedIn } });

    await userEvent.type(email(), ' pengelola@imah.test ');
    await userEvent.type(password(), 'imah-contoh-2026{Enter}');

    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session, 'login'));
    expect(calls()).toEqual([
      {
        name: 'login',
        input: { query: { web: 'true' }, body: { email: 'pengelola@imah.test', password: 'imah-contoh-2026' } },
      },
    ]);
  });

  it('asks for what is missing without asking the server, and puts the focus there', async () => {
    const { calls } = await show(<LoginPage />);

    await userEvent.click(submit());

    expect(calls()).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('Ada isian yang perlu diperbaiki.');
    expect(document.activeElement).toBe(email());

    await userEvent.type(email(), 'a@b.id');
    await userEvent.click(submit());
    expect(document.activeElement).toBe(password());
  });

  it('asks nobody about what cannot be an address: each wrong login would count towards the lock', async () => {
    const { calls } = await show(<LoginPage />);

    await userEvent.type(email(), 'abc');
    await userEvent.type(password(), 'rahasia{Enter}');

    expect(await screen.findByText(/alamat email yang lengkap/)).toBeVisible();
    expect([calls(), document.activeElement]).toEqual([[], email()]);
  });

  it('says that email or password is wrong, and keeps what was typed', async () => {
    const refused = new ApiError({ kind: 'unauthorized', status: 401, message: 'tidak' });
    await show(<LoginPage />, { answers: { login: refused } });

    await userEvent.type(email(), 'pengelola@imah.test');
    await userEvent.type(password(), 'salah');
    await userEvent.click(submit());

    expect((await screen.findByRole('alert')).textContent).toContain('Email atau kata sandi salah');
    expect([email(), password()].map((input) => (input as HTMLInputElement).value)).toEqual([
      'pengelola@imah.test',
      'salah',
    ]);
  });

  it('counts down what a rate limit asks to wait, and does not send meanwhile', async () => {
    const limited = new ApiError({ kind: 'rate-limited', status: 429, message: 'tunggu', retryAfterSeconds: 42 });
    const { calls } = await show(<LoginPage />, { answers: { login: limited } });

    await userEvent.type(email(), 'a@b.id');
    await userEvent.type(password(), 'rahasia{Enter}');

    expect(await screen.findByText(/coba lagi dalam 42 detik/)).toBeVisible();
    expect((submit() as HTMLButtonElement).disabled).toBe(true);
    expect(calls()).toHaveLength(1);
  });

  it('tells a lost connection from a wrong password', async () => {
    const lost = new ApiError({ kind: 'network', message: 'Failed to fetch' });
    await show(<LoginPage />, { answers: { login: lost } });

    await userEvent.type(email(), 'a@b.id');
    await userEvent.type(password(), 'rahasia{Enter}');

    expect((await screen.findByRole('alert')).textContent).toContain('Tidak ada sambungan ke server');
  });

  it('sends once however often it is pressed', async () => {
    const { calls } = await show(<LoginPage />, { answers: { login: () => new Promise(() => undefined) } });

    await userEvent.type(email(), 'a@b.id');
    await userEvent.type(password(), 'rahasia');
    const button = submit();
    await userEvent.dblClick(button);
    await userEvent.click(button);

    expect(calls()).toHaveLength(1);
  });

  it('logs in with one tap on an account of the demonstration', async () => {
    const demo = { accounts: ['teknisi@imah.test', 'penghuni@imah.test'], password: 'imah-contoh-2026' };
    const onSignedIn = vi.fn<() => void>();
    const { calls } = await show(<LoginPage />, {
      answers: { login: { data: session } },
      app: { onSignedIn, config: { ...plainConfig, demo } },
    });

    await userEvent.click(screen.getByRole('button', { name: 'Masuk sebagai penghuni@imah.test' }));

    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(calls()[0]?.input).toEqual({
      query: { web: 'true' },
      body: { email: 'penghuni@imah.test', password: 'imah-contoh-2026' },
    });
  });

  it('says why somebody stands here whose session ended at work, and to nobody who comes by themselves', async () => {
    // From Beranda one comes here without a page to go back to, from any other with one.
    for (const path of ['/login', '/login?redirect=%2Fimah%2Fnew%2Fticket']) {
      await show(<LoginPage />, { path, app: { ended: true } });
      expect(await screen.findByText(/^Sesi Anda berakhir\. Masuk lagi untuk melanjutkan/)).toBeVisible();
      cleanup();
    }

    // Its code is there by now: it would be seen at once.
    await show(<LoginPage />, { path: '/login?redirect=%2Fimah%2Fnew%2Fticket', app: { ended: false } });
    expect(screen.queryByText(/Sesi Anda berakhir/)).toBeNull();
  });

  it('shows no account of the demonstration where there is none', async () => {
    await show(<LoginPage />);

    expect(screen.queryByText('Akun contoh')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('asks for the code of the second factor once the password was right, and keeps asking after a wrong one', async () => {
    const onSignedIn = vi.fn<(given: unknown, by: string) => void>();
    const refuse = (code: string) =>
      Promise.reject(new ApiError({ kind: 'unauthorized', status: 401, code, message: 'Kode verifikasi salah' }));
    const { calls } = await show(<LoginPage />, {
      answers: {
        login: ({ body }) =>
          body.code === undefined
            ? refuse('PERLU_KODE')
            : body.code === '123456'
              ? Promise.resolve({ data: session })
              : refuse('KODE_SALAH'),
      },
      app: { onSignedIn },
    });

    await userEvent.type(email(), 'pengelola@imah.test');
    await userEvent.type(password(), 'imah-contoh-2026{Enter}');
    const code = await screen.findByLabelText('Kode verifikasi');
    await expect.poll(() => document.activeElement === code).toBe(true);
    await userEvent.type(code, '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Kode verifikasi salah');
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');

    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session, 'login'));
    expect(calls()).toHaveLength(3);
  });

  it('goes back from the code to the password', async () => {
    const asked = new ApiError({ kind: 'unauthorized', status: 401, code: 'PERLU_KODE', message: 'kode' });
    await show(<LoginPage />, { answers: { login: asked } });

    await userEvent.type(email(), 'a@b.id');
    await userEvent.type(password(), 'rahasia{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Kembali' }));

    expect(password()).toBeVisible();
  });
});
