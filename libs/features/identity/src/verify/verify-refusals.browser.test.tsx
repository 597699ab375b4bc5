import { ApiError } from '@imah/api-client';
import { whoami } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { VerifyPage } from './verify-page.tsx';

afterEach(cleanup);

const path = '/verifikasi?token=abc';
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ya, ini alamat email saya' });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const gone = new ApiError({ kind: 'server', status: 410, message: 'Tautan ini sudah dipakai.' });

it('leads a visitor whose address is verified to the login, and tells no session of it', async () => {
  const onRightsChanged = vi.fn<(then: unknown) => void>();
  await show(<VerifyPage />, {
    path,
    person: null,
    answers: { verifyEmail: { data: { email: 'sari@contoh.id' } } },
    app: { onRightsChanged },
  });

  await userEvent.click(submit());

  expect(await screen.findByRole('heading', { level: 1, name: 'Alamat email terverifikasi' })).toBeVisible();
  expect(links()).toContainEqual(['Ke halaman masuk', '/login']);
  expect(onRightsChanged).not.toHaveBeenCalled();
});

it('leads a visitor whose link is over to the login, where the account is', async () => {
  await show(<VerifyPage />, { path, person: null, answers: { verifyEmail: gone } });

  await userEvent.click(submit());

  expect((await screen.findByRole('alert')).textContent).toContain('sudah dipakai atau kedaluwarsa');
  expect(links()).toContainEqual(['Ke halaman masuk', '/login']);
});

it('counts down what the server asks to wait, and does not ask meanwhile', async () => {
  const early = new ApiError({ kind: 'rate-limited', status: 429, message: 'Terlalu sering.', retryAfterSeconds: 30 });
  const { calls } = await show(<VerifyPage />, { path, person: whoami, answers: { verifyEmail: early } });

  await userEvent.click(submit());

  await expect.poll(() => submit().disabled).toBe(true);
  await userEvent.click(submit(), { pointerEventsCheck: 0 });
  expect(calls()).toHaveLength(1);
});

it('verifies at the second press what the first could not', async () => {
  let isAway = true;
  await show(<VerifyPage />, {
    path,
    person: whoami,
    answers: {
      verifyEmail: async () => {
        if (isAway) throw new ApiError({ kind: 'network', message: 'Failed to fetch' });
        return { data: { email: whoami.email } };
      },
    },
  });
  await userEvent.click(submit());
  await screen.findByRole('alert');

  isAway = false;
  await userEvent.click(submit());

  expect((await screen.findByRole('status')).textContent).toContain(whoami.email);
});

it('asks in English', async () => {
  await show(<VerifyPage />, { path, person: null, locale: 'en' });

  expect(await screen.findByRole('button', { name: 'Yes, this is my email address' })).toBeVisible();
});
